import { readCsv } from './csv'
import { MAX_FILE_BYTES } from './limits'
import { readXlsx } from './read-xlsx'
import { FileProblem, type Sheet } from './sheet'

/** How zips begin, and XLSX files are zips. */
const ZIP = Buffer.from('PK')

/** How files of the old Excel (.xls) begin. */
const OLD_EXCEL = Buffer.from('d0cf11e0', 'hex')

/** A part that containers like those of the old Excel have where a workbook is kept with a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** How PDF documents and common pictures begin: the usual mistakes. */
const OTHERS = [Buffer.from('%PDF'), Buffer.from('89504e47', 'hex'), Buffer.from('ffd8ff', 'hex')]

/**
 * Reads an uploaded spreadsheet. What it is is told by its content, because names lie.
 *
 * @param headings the known ones of the first sheet
 * @throws FileProblem, with a sentence for the editor
 */
export async function readSpreadsheet(bytes: Buffer, headings: readonly string[]): Promise<Sheet[]> {
  if (bytes.length > MAX_FILE_BYTES) throw new FileProblem('文件超过 5 MB，请拆分后分批导入。')
  return isWorkbook(bytes) ? readXlsx(bytes) : [{ name: '', rows: readCsv(bytes, headings) }]
}

/**
 * Is a file a workbook? What is none, and none of the usual mistakes, is a text.
 *
 * @throws FileProblem, with a sentence for who has sent it
 */
export function isWorkbook(bytes: Buffer): boolean {
  if (bytes.length === 0) throw new FileProblem('文件是空的，请选择有内容的 .csv 或 .xlsx 文件。')
  if (startsWith(bytes, OLD_EXCEL) && bytes.includes(ENCRYPTED))
    throw new FileProblem('工作簿有打开密码，无法读取。请在 Excel 中取消密码，另存后上传。')
  if (startsWith(bytes, OLD_EXCEL)) throw new FileProblem('不支持旧版 .xls 文件，请在 Excel 中另存为 .xlsx 后上传。')
  if (OTHERS.some((start) => startsWith(bytes, start))) throw new FileProblem('文件类型不对，请上传 .csv 或 .xlsx 文件。')
  return startsWith(bytes, ZIP)
}

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start)
