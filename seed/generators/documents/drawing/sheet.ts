import { escapeHtml, st } from '../core/html'
import { styles } from '../layout/styles'
import { readOutline } from './outline'

export type Sheet = { heading: string; model: string; title: string; number: string; date: string; remarks: string[] }

const scales: [name: string, factor: number][] = [
  ['2:1', 2],
  ['1:1', 1],
  ['1:1.5', 1 / 1.5],
  ['1:2', 0.5],
  ['1:2.5', 0.4],
  ['1:3', 1 / 3],
  ['1:4', 0.25],
  ['1:5', 0.2],
  ['1:6', 1 / 6],
  ['1:8', 0.125],
  ['1:10', 0.1],
]

/** An A4 sheet, landscape: frame with zones, the views to scale, remarks and title block. */
export function sheet(slug: string, { heading, model, title, number, date, remarks }: Sheet): string {
  const { svg, box } = readOutline(slug)
  const room = { x: 24, y: 14, width: 262, height: 140 }
  const [scaleName, factor] = scales.find(([, value]) => box.width * value <= room.width && box.height * value <= room.height) ?? [
    '1:20',
    0.05,
  ]
  const [width, height] = [box.width * factor, box.height * factor]
  const place = { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2 }
  const thicker = svg
    .replace(
      /stroke-width="([\d.]+)"/g,
      (_, value: string) => `stroke-width="${Math.max(Number(value), (value > '0.3' ? 0.22 : 0.14) / factor).toFixed(3)}"`,
    )
    .replace(/font-size="([\d.]+)"/, (_, value: string) => `font-size="${Math.max(Number(value), 2.7 / factor).toFixed(2)}"`)
  const views = `<svg x="${place.x}" y="${place.y}" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${thicker}</svg>`
  const rows: [number, number, number, string, string][] = [
    [187, 160, 46, '名称', title],
    [233, 160, 54, '型号', model],
    [187, 170, 46, '图号', number],
    [233, 170, 28, '比例', scaleName],
    [261, 170, 26, '单位', 'mm'],
    [187, 180, 23, '设计', '技术中心'],
    [210, 180, 23, '审核', '标准化室'],
    [233, 180, 28, '日期', date],
    [261, 180, 26, '张次', '1 / 1'],
    [187, 190, 100, '恒沃电气股份有限公司', '外形安装尺寸图'],
  ]
  const cells = rows.map(
    ([x, y, cell, name, value]) =>
      `<rect x="${x}" y="${y}" width="${cell}" height="10" fill="none" stroke="#0B1B33" stroke-width=".25"/><text x="${x + 1.4}" y="${y + 3.4}" font-size="2.3" fill="#5B6A80">${st(name)}</text><text x="${x + 1.4}" y="${y + 8.1}" font-size="3.5" font-weight="600" fill="#0B1B33">${escapeHtml(value)}</text>`,
  )
  const zones =
    [0, 1, 2, 3, 4, 5]
      .map((index) => `<text x="${38 + index * 44}" y="8.6" font-size="3" fill="#5B6A80" text-anchor="middle">${index + 1}</text>`)
      .join('') +
    ['A', 'B', 'C', 'D']
      .map((letter, index) => `<text x="12" y="${34 + index * 46}" font-size="3" fill="#5B6A80" text-anchor="middle">${letter}</text>`)
      .join('')
  const notes = ['技术要求', ...remarks]
    .map(
      (text, index) =>
        `<text x="22" y="${164 + index * 5.6}" font-size="${index ? 3.1 : 3.6}" ${index ? '' : 'font-weight="600"'} fill="#0B1B33">${index ? `${index}. ` : ''}${st(text)}</text>`,
    )
    .join('')
  const projection =
    '<g fill="none" stroke="#0B1B33" stroke-width=".3" transform="translate(163 190)"><path d="M0 1.5l8 -2.5v9l-8 -2.5z"/><circle cx="15" cy="3.5" r="4.5"/><circle cx="15" cy="3.5" r="2"/></g>'
  const frame =
    '<rect x="6" y="5" width="285" height="200" fill="none" stroke="#0B1B33" stroke-width=".2"/><rect x="17" y="10" width="270" height="190" fill="none" stroke="#0B1B33" stroke-width=".6"/><path d="M17 156H287" stroke="#C4D0DF" stroke-width=".25"/>'
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title><style>${styles(true)}.page.fixed{width:297mm;height:210mm}</style></head><body><section class="page fixed"><svg viewBox="0 0 297 210" style="width:297mm;height:210mm;display:block">${frame}${zones}${views}${notes}${projection}${cells.join('')}</svg></section></body></html>`
}
