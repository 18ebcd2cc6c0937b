import { seal, signature } from '../blocks/guilloche'
import { product, withUnit } from '../core/fixtures'
import { escapeHtml, h2, list, t, table } from '../core/html'
import { picture } from '../core/picture'
import { papers } from './document'

export type Report = {
  title: string
  number: string
  laboratory: string
  /** Product whose data and picture stand on the second page. */
  productId: string
  sample: string
  samples: string
  standard: string
  period: string
  issued: string
  kind: string
  conclusion: string
  /** Chapters after the description of the sample. */
  chapters: { title: string; blocks: string[] }[]
  heading: string
}

const css = `
.rp{padding:26mm 24mm}.rp .lab{text-align:center;font-size:13pt;font-weight:600;color:#0B1B33}
.rp .no{display:flex;justify-content:space-between;font-size:9pt;margin-top:12mm}
.rp h1{text-align:center;font-size:30pt;letter-spacing:.3em;margin:20mm 0 4mm;text-indent:.3em}
.rp .sub{text-align:center;font-size:12pt;color:#5B6A80;margin-bottom:18mm}
.rp table{font-size:10pt}.rp td{padding:2.4mm 2mm}.rp td:first-child{width:34mm;color:#5B6A80}.rp td:last-child{color:#0B1B33;font-weight:600}
.rp .sealed{position:absolute;right:34mm;bottom:44mm}
.rp .signs{display:flex;gap:14mm;margin-top:10mm;font-size:9.4pt}
.rp .fiction{position:absolute;left:24mm;right:24mm;bottom:16mm;text-align:center;font-size:7.4pt;color:#8694A8;line-height:1.5}
.sample{display:grid;grid-template-columns:56mm 1fr;gap:8mm;margin-bottom:5mm}.sample img{width:56mm}
.sample td:first-child{white-space:nowrap}
`

/** A type-test report: cover with the conclusion, the sample, and the results. */
export async function report(item: Report): Promise<string> {
  const { title, number, laboratory, productId, sample, samples, standard, period, issued, kind, conclusion, chapters, heading } = item
  const data = product(productId)
  const rows: [string, string][] = [
    ['产品名称', title],
    ['型号规格', sample],
    ['委托单位', '恒沃电气股份有限公司'],
    ['生产单位', '恒沃电气股份有限公司滨海智能工厂'],
    ['样品数量', samples],
    ['检测类别', kind],
    ['检测依据', standard],
    ['检测日期', period],
    ['检测结论', conclusion],
  ]
  const seed = [...number].reduce((sum, char) => sum + char.charCodeAt(0), 0)
  const front = `<section class="page fixed rp"><div class="lab">${t(laboratory)}</div><div class="no"><span>报告编号　<b>${escapeHtml(number)}</b></span><span>共 <span class="page-total"></span> 页</span></div><h1>检测报告</h1><div class="sub">TEST REPORT</div>${table(['', ''], rows)}<div class="signs"><div>批准 ${signature(seed)}</div><div>审核 ${signature(seed + 5)}</div><div>主检 ${signature(seed + 11)}</div></div><div style="font-size:9.4pt;margin-top:3mm">签发日期　<b>${issued}</b></div><div class="sealed">${seal(laboratory, '检测专用章', 40)}</div><div class="fiction">样本 / 虚构：本报告为演示网站制作，检测机构、编号与签章均为虚构，不具有任何证明效力。未经书面同意不得部分复制；结果仅对来样负责。</div></section>`
  const parameters = data.parameters.map((row) => [row.group, row.name, withUnit(row)])
  const description = `${h2('1　样品描述')}<div class="sample"><img src="${await picture(data.cover, 480)}" alt=""><div>${table(
    ['项目', '内容'],
    [
      ['样品名称', data.title],
      ['样品状态', '完好，外观无裂纹、锈蚀，铭牌清晰'],
      ['样品编号', `${number}/01 起，按试验程序分配`],
      ['试验环境', '温度 18〜27 ℃，相对湿度 45〜62 %，气压 101 kPa'],
      ['抽样方式', '由生产单位送样，检测机构核对铭牌与关键零部件清单'],
    ],
  )}</div></div>${table(['分组', '参数', '制造商声明值'], parameters, { caption: '表 1　制造商声明的参数' })}`
  const body = chapters.map((chapter, index) => `${h2(`${index + 2}　${chapter.title}`)}${chapter.blocks.join('')}`).join('')
  const ending = `${h2(`${chapters.length + 2}　检测说明`)}${table(['设备', '编号', '不确定度（k = 2）', '检定有效期'], equipment)}${list(['判定时未计入测量不确定度，测量值已修正到标准规定的基准条件。', '本报告只对所检样品负责；产品结构、材料或关键零部件变更后应重新评定。', '对结果有异议，请在收到报告之日起十五日内提出。'])}`
  return papers({
    title: heading,
    running: '检测报告',
    publisher: laboratory,
    number,
    before: front,
    flow: `${description}${body}${ending}`,
    css,
  })
}

const equipment = [
  ['电流、电压测量系统', 'EL-0214', '0.5 %', '2026-12'],
  ['数据采集与示波记录', 'DA-0107', '0.3 %，1 MS/s', '2026-10'],
  ['温度巡检仪与热电偶', 'TH-0362', '0.8 K', '2026-09'],
  ['耐压与绝缘测试仪', 'HV-0055', '1.5 %', '2026-11'],
]

/** Table of test items; the verdict is the last column. */
export const results = (caption: string, rows: [item: string, clause: string, requirement: string, result: string][], from = 1): string =>
  table(
    ['序号', '检验项目', '条款', '技术要求', '检测结果', '判定'],
    rows.map(([item, clause, requirement, result], index) => [String(from + index), item, clause, requirement, result, '合格']),
    { caption, align: 'clcllc' },
  )
