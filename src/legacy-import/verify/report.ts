import { escapeHtml } from '../../lib/html'
import { allowedDifferences } from './allowed'
import type { ClosedPage, DifferentAnswer, Verification } from './verify'

/** Whether everything is the same, but for what is allowed. */
export const isProof = ({ different, pages, files }: Verification) =>
  different === 0 && pages.closed.length === 0 && files.closed.length === 0

/** The end of a verification on a few lines, for a terminal. */
export function summaryOf(found: Verification): string {
  const { compared, equal, allowed, different } = found.fields
  const allowedCount = Object.values(allowed).reduce((sum, count) => sum + count, 0)
  return [
    `已比对 ${found.questions} 个请求，${compared} 个字段：相同 ${equal}，允许的差异 ${allowedCount}，不同 ${different}（涉及 ${found.different} 个请求）。`,
    `已打开 ${found.pages.opened} 个页面，其中打不开 ${found.pages.closed.length} 个；${found.files.opened} 个文件，其中打不开 ${found.files.closed.length} 个。`,
    isProof(found) ? '两边一致。' : '仍有不同，请看报告。',
  ].join('\n')
}

/** The whole of it as a page of its own, which needs nothing else. */
export function reportPage(found: Verification): string {
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>迁移核对报告</title>
<style>body{font:15px/1.7 system-ui,sans-serif;max-width:1100px;margin:2rem auto;padding:0 1rem;color:#1d2430}table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem;table-layout:fixed}th,td{border:1px solid #d5dae2;padding:.35rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#f4f6f9}summary{cursor:pointer;overflow-wrap:anywhere}h2{font-size:1.2rem;margin-top:2rem}.allowed th:first-child{width:8.5em}.allowed th:last-child{width:4em}.closed th:first-child{width:60%}.good{color:#0a7a3d}.bad{color:#b3261e}</style></head>
<body><h1>迁移核对报告</h1>
<p>旧站 ${escapeHtml(found.legacy)}，本站 ${escapeHtml(found.own)}。</p>
<p class="${isProof(found) ? 'good' : 'bad'}">${escapeHtml(summaryOf(found)).replaceAll('\n', '<br>')}</p>
<h2>不同的应答</h2>${found.answers.length > 0 ? found.answers.map(differentAnswer).join('') : '<p>没有。</p>'}
${found.different > found.answers.length ? `<p>另有 ${found.different - found.answers.length} 个未列出。</p>` : ''}
<h2>打不开的页面</h2>${closedTable(found.pages.closed)}
<h2>打不开的文件</h2>${closedTable(found.files.closed)}
<h2>允许的差异</h2>${allowedTable(found)}
</body></html>`
}

function allowedTable({ fields }: Verification): string {
  const rows = allowedDifferences.map(({ name, reason }) => [name, reason, String(fields.allowed[name] ?? 0)])
  return table(['规则', '原因', '次数'], rows, 'allowed')
}

function differentAnswer({ question, failure, different }: DifferentAnswer): string {
  const rows = different.map(({ at, legacy, own }) => [at, written(legacy), written(own)])
  const inside = failure ? `<p>${escapeHtml(failure)}</p>` : table(['字段', '旧站', '本站'], rows)
  return `<details><summary>${escapeHtml(question)}（${failure ? '没有应答' : `${different.length} 处`}）</summary>${inside}</details>`
}

const closedTable = (closed: readonly ClosedPage[]) =>
  closed.length > 0
    ? table(
        ['地址', '原因'],
        closed.map(({ path, status }) => [path, status]),
        'closed',
      )
    : '<p>没有。</p>'

const written = (value: unknown) => (value === undefined ? '（没有）' : typeof value === 'string' ? value : JSON.stringify(value))

function table(heads: readonly string[], rows: readonly (readonly string[])[], name = 'fields'): string {
  const cells = (tag: string, texts: readonly string[]) => texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')
  return `<table class="${name}"><thead><tr>${cells('th', heads)}</tr></thead><tbody>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</tbody></table>`
}
