import { product, withUnit } from '../core/fixtures'
import { escapeHtml, h2, list, t, table } from '../core/html'
import { picture } from '../core/picture'
import type { Spec } from '../core/spec'
import { papers } from '../layout/document'
import { logo } from '../layout/logo'

export type Manual = Pick<Spec, 'id' | 'name' | 'file' | 'products' | 'edition' | 'publishedAt' | 'sort'> & {
  title: string
  number: string
  /** Product whose picture and data are shown. */
  picture: string
  /** What a person can be hurt by, or the device damaged by. */
  safety: string[]
  chapters: () => { title: string; blocks: string[] }[]
  /** Fault, cause, remedy. */
  faults: [string, string, string][]
  /** What to look after and how often. */
  care: [string, string, string][]
}

const css = `
.mn .cv{position:absolute;left:18mm;top:18mm}.mn .cv .logo{height:11mm;width:auto}
.mn h1{position:absolute;left:18mm;right:18mm;top:52mm;font-size:30pt;line-height:1.25}
.mn .kind{position:absolute;left:18mm;top:43mm;font-size:11pt;color:#0B5FD7;font-weight:600;letter-spacing:.12em}
.mn .no{position:absolute;left:18mm;top:84mm;font-size:9.4pt;color:#5B6A80}
.mn .pic{position:absolute;left:18mm;right:18mm;top:100mm;height:104mm;border-top:.5mm solid #0B1B33;border-bottom:.25mm solid #C9D3E0;display:flex;justify-content:center;align-items:center}
.mn .pic img{height:98mm;width:98mm;object-fit:contain}
.mn .read{position:absolute;left:18mm;right:18mm;top:212mm}
.mn .read .note{font-size:8.8pt}
.mn .keep{position:absolute;left:18mm;right:18mm;bottom:14mm;display:flex;justify-content:space-between;font-size:8.2pt;color:#5B6A80}
`

/** An operating manual: cover with the warnings, chapters, faults and care. */
export function manual({ title, number, picture: pictured, safety, chapters, faults, care, ...spec }: Manual): Spec {
  const html = async () => {
    const source = await picture(product(pictured).cover, 640)
    const warnings = safety.slice(0, 3).map((text) => `<div class="note warning"><p>${t(text)}</p></div>`)
    const front = `<section class="page fixed mn"><div class="cv">${logo()}</div><div class="kind">使用说明书</div><h1>${t(title)}</h1><div class="no">${escapeHtml(number)}　${t(spec.edition)}</div><div class="pic"><img src="${source}" alt=""></div><div class="read">${warnings.join('')}</div><div class="keep"><span>安装、使用前请阅读本说明书，并妥善保管</span><span>恒沃电气股份有限公司</span></div></section>`
    const parts = chapters()
    const body = parts.map((chapter, index) => `${h2(`${index + 2}　${chapter.title}`)}${chapter.blocks.join('')}`)
    const next = parts.length + 3
    const data = product(pictured)
    const flow = [
      h2('1　安全须知'),
      list(safety),
      ...body,
      h2(`${next - 1}　技术数据`),
      table(
        ['分组', '参数', `${data.model}`],
        data.parameters.map((row) => [row.group, row.name, withUnit(row)]),
        { className: 'dense' },
      ),
      h2(`${next}　故障处理`),
      table(['现象', '可能原因', '处理'], faults, { firstBold: true }),
      h2(`${next + 1}　维护、储运与质保`),
      table(['项目', '周期', '要求'], care, { firstBold: true }),
      list([
        '储存温度 −40 〜 +70 ℃，相对湿度不大于 95 %，不得堆叠超过包装标示层数。',
        '自出厂之日起 24 个月或投运起 18 个月内（以先到为准），按说明书安装使用而出现的质量问题免费修理或更换。',
        '产品报废后请交由有资质的单位拆解，铜、银合金与热固性塑料均可分类回收。',
      ]),
    ]
    return papers({ title: spec.name, number: `${number}　${spec.edition}`, before: front, flow: flow.join(''), css })
  }
  return { ...spec, kind: '使用说明书', content: { type: 'pdf', html } }
}
