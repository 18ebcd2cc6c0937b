import { escapeHtml } from '../core/html'
import { zip } from '../core/zip'

export type Style = 'text' | 'title' | 'head' | 'input' | 'result' | 'number' | 'note'
/** A cell: its value (cached, for a formula), and how it looks. */
export type Cell = { value: string | number; formula?: string; style?: Style }
export type Sheet = { name: string; widths: number[]; rows: (Cell | string | number | null)[][]; frozen?: number }

const styleNumber: Record<Style, number> = { text: 0, title: 1, head: 2, input: 3, result: 4, number: 5, note: 6 }

/** A minimal Office Open XML workbook. */
export function workbook(sheets: Sheet[]): Promise<Buffer> {
  const ids = sheets.map((_, index) => index + 1)
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${ids.map((id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
    ],
    [
      'docProps/core.xml',
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>HM3 系列短路容量与电缆校核表</dc:title><dc:creator>恒沃电气股份有限公司</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-15T02:00:00Z</dcterms:created></cp:coreProperties>',
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.map(({ name }, index) => `<sheet name="${escapeHtml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${ids.map((id) => `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="rId${ids.length + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styles],
    ...sheets.map((sheet, index): [string, string] => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
  ]
  return zip(
    files.map(([name, xml]) => ({ name, bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`, 'utf8') })),
  )
}

const font = (size: number, extra = '', colour = 'FF33415C') =>
  `<font>${extra}<sz val="${size}"/><color rgb="${colour}"/><name val="微软雅黑"/></font>`
const fill = (colour: string) => `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/></patternFill></fill>`
const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.0"/></numFmts><fonts count="5">${font(10)}${font(16, '<b/>', 'FF0B1B33')}${font(10, '<b/>', 'FFFFFFFF')}${font(10, '<b/>', 'FF0B5FD7')}${font(9, '<i/>', 'FF5B6A80')}</fonts><fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FF0B5FD7')}${fill('FFFFF7E6')}${fill('FFEAF2FE')}</fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"><color rgb="FFD9E1EB"/></bottom><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf fontId="0" borderId="1" applyBorder="1" applyAlignment="1"><alignment vertical="center" wrapText="1"/></xf><xf fontId="1" applyFont="1"/><xf fontId="2" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="center" vertical="center" wrapText="1"/></xf><xf fontId="0" fillId="3" borderId="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center"/></xf><xf fontId="3" fillId="4" borderId="1" numFmtId="164" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center"/></xf><xf fontId="0" borderId="1" applyBorder="1" applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf><xf fontId="4" applyFont="1"/></cellXfs></styleSheet>`

function sheetXml({ widths, rows, frozen }: Sheet): string {
  const columns = widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')
  const data = rows
    .map(
      (row, index) => `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${letter(column)}${index + 1}`)).join('')}</row>`,
    )
    .join('')
  const pane = frozen ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>` : ''
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView showGridLines="0" workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols><sheetData>${data}</sheetData><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape"/></worksheet>`
}

const letter = (column: number): string => String.fromCharCode(65 + column)

function cellXml(cell: Cell | string | number | null, at: string): string {
  if (cell === null) return ''
  const { value, formula, style } =
    typeof cell === 'object'
      ? cell
      : { value: cell, formula: undefined, style: typeof cell === 'number' ? ('number' as const) : ('text' as const) }
  const s = styleNumber[style ?? (typeof value === 'number' ? 'number' : 'text')]
  if (formula)
    return typeof value === 'number'
      ? `<c r="${at}" s="${s}"><f>${escapeHtml(formula)}</f><v>${value}</v></c>`
      : `<c r="${at}" s="${s}" t="str"><f>${escapeHtml(formula)}</f><v>${escapeHtml(value)}</v></c>`
  return typeof value === 'number'
    ? `<c r="${at}" s="${s}"><v>${value}</v></c>`
    : `<c r="${at}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(value)}</t></is></c>`
}
