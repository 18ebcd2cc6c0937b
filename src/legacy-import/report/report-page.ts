import { importedCollections, placeName, SITE } from '../../import-orders/places'
import { formatDateTime } from '../../lib/dates'
import { escapeHtml } from '../../lib/html'
import { remarkKinds } from '../remark'
import { type Action, actions } from '../write/outcome'
import type { ImportReport, ListedRemark } from './report'

const named = (where: string): string => {
  const [place = '', ...key] = where.split(' ')
  return `${placeName(place)} ${key.join(' ')}`
}

const style = `body{font:15px/1.6 "PingFang SC","Microsoft YaHei",sans-serif;color:#1d232a;max-width:1180px;margin:32px auto;padding:0 20px}
h1{font-size:26px;margin:0 0 4px}h2{font-size:19px;margin:36px 0 10px}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:6px 10px;border-bottom:1px solid #dfe3e8}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
thead th{border-bottom:2px solid #1d232a}p.note{color:#5b6570;margin:0 0 8px}details{border-bottom:1px solid #dfe3e8;padding:6px 0}
summary{cursor:pointer}summary b{font-weight:600}td,summary{overflow-wrap:anywhere}.two td{width:42%}
.counts{overflow-x:auto}.counts td{white-space:nowrap}.counts th.n{min-width:4em;vertical-align:bottom}.two td:first-child{width:16%}`

const cell = (text: string | number, isNumber = false) => `<td${isNumber ? ' class="n"' : ''}>${escapeHtml(String(text))}</td>`

/** The report of an import as a page that can be opened and sent on: one file, without scripts. */
export function reportPage(report: ImportReport): string {
  const title = report.isDry ? '旧站导入：试运行' : '旧站导入：结果'
  const sections = [countsOf(report), conflictsOf(report), remarksOf(report), problemsOf(report), samplesOf(report)]
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1><p class="note">${escapeHtml(report.source)} · ${formatDateTime(report.startedAt)} 至 ${formatDateTime(report.finishedAt)}${report.isDry ? ' · 没有写入任何内容' : ` · 编号 ${escapeHtml(report.run)}`}</p>
${sections.join('\n')}</body></html>`
}

/** Other columns are there when they say something. */
const ALWAYS_SHOWN: ReadonlySet<Action> = new Set(['created', 'changed', 'same'])

function countsOf({ counts }: ImportReport): string {
  const counted = (action: Action) => Object.values(counts).some((one) => (one[action] ?? 0) > 0)
  const shown = (Object.keys(actions) as Action[]).filter((action) => ALWAYS_SHOWN.has(action) || counted(action))
  const order: readonly string[] = [SITE, ...importedCollections]
  const places = Object.keys(counts).sort((one, other) => order.indexOf(one) - order.indexOf(other))
  const head = shown.map((action) => `<th class="n">${actions[action]}</th>`).join('')
  const rows = places.map(
    (place) => `<tr>${cell(placeName(place))}${shown.map((action) => cell(counts[place]?.[action] ?? 0, true)).join('')}</tr>`,
  )
  return `<h2>数量</h2><div class="counts"><table><thead><tr><th>内容</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function conflictsOf({ conflicts }: ImportReport): string {
  if (conflicts.length === 0) return ''
  const rows = conflicts.map(({ where, title, fields }) => `<tr>${cell(named(where))}${cell(title)}${cell(fields.join('、'))}</tr>`)
  return `<h2>冲突（${conflicts.length}）</h2><p class="note">来源和本站都改过这些字段。保留了本站的内容；要改用来源的内容，请选择“覆盖编辑的改动”（命令选项 --overwrite）再次导入。</p>
<table><thead><tr><th>内容</th><th>标题</th><th>字段</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function remarksOf({ remarks, remarkCounts }: ImportReport): string {
  const kinds = [...new Set(remarks.map(({ kind }) => kind))]
  if (kinds.length === 0) return ''
  const groups = kinds.map((kind) => {
    const rows = remarks.filter((remark) => remark.kind === kind).map(remarkRow)
    return `<details><summary><b>${escapeHtml(remarkKinds[kind])}</b>（${remarkCounts[kind] ?? rows.length}）</summary><table><tbody>${rows.join('')}</tbody></table></details>`
  })
  return `<h2>需要留意</h2>${groups.join('')}`
}

const remarkRow = ({ where, title, about }: ListedRemark) => `<tr>${cell(named(where))}${cell(title)}${cell(about)}</tr>`

function problemsOf({ problems, problemCount }: ImportReport): string {
  if (problems.length === 0) return ''
  const rows = problems.map(({ message, address, isLoss }) => {
    const link = /^https?:/.test(address)
      ? `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(address)}</a>`
      : escapeHtml(address)
    return `<tr>${cell(isLoss ? '缺失' : '异常')}${cell(message)}<td>${link}</td></tr>`
  })
  return `<h2>来源的问题（${problemCount}）</h2><table><tbody>${rows.join('')}</tbody></table>`
}

function samplesOf({ samples }: ImportReport): string {
  if (samples.length === 0) return ''
  const parts = samples.map(({ where, title, action, sides }) => {
    const rows = sides.map(({ field, source, here }) => `<tr>${cell(field)}${cell(source)}${cell(here)}</tr>`)
    return `<details><summary><b>${escapeHtml(named(where))}</b> ${escapeHtml(title)}（${actions[action]}）</summary><table class="two"><thead><tr><th>字段</th><th>来源</th><th>本站</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`
  })
  return `<h2>样例对照</h2>${parts.join('')}`
}
