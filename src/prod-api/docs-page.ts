import { escapeHtml } from '../lib/html'
import { openApiDocument } from './openapi'

type Document = ReturnType<typeof openApiDocument>
type Operation = Document['paths'][string]['get']

const style = `
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; color: #33415c; font: 16px/1.7 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  h1, h2 { color: #0b1b33; line-height: 1.3; }
  h2 { margin: 3rem 0 .5rem; padding-top: 1rem; border-top: 2px solid #0b1b33; font-size: 1.25rem; }
  code { font-family: ui-monospace, monospace; }
  .method { margin-right: .5rem; color: #0b5fd7; font-weight: 600; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .4rem .75rem .4rem 0; border-bottom: 1px solid #e3e8ef; text-align: left; vertical-align: top; }
  pre { overflow-x: auto; padding: 1rem; background: #f5f7fa; font-size: 13px; line-height: 1.5; }
  a { color: #0b5fd7; }
`

/** A page without scripts: every endpoint with its parameters and the schema of its answer. */
export function docsPage(): string {
  const document = openApiDocument()
  const sections = Object.entries(document.paths).map(([path, { get }]) => section(path, get))
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>接口文档 · /prod-api</title><style>${style}</style></head>
<body><main><h1>接口文档</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>机器可读版本：<a href="/prod-api/openapi.json">/prod-api/openapi.json</a>（OpenAPI 3.1）</p>
${sections.join('\n')}
</main></body></html>`
}

function section(path: string, { operationId, summary, parameters, responses }: Operation): string {
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${parameter.name}</code></td><td>${parameter.in === 'path' ? '路径' : '查询'}</td><td>${escapeHtml(parameter.description)}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? '<p>无参数。</p>'
      : `<table><thead><tr><th>参数</th><th>位置</th><th>说明</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  const schema = JSON.stringify(responses[200].content['application/json'].schema, null, 2)
  return `<section id="${operationId}"><h2><span class="method">GET</span><code>/prod-api${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}</p>${table}
<details><summary>返回结构（JSON Schema）</summary><pre tabindex="0">${escapeHtml(schema)}</pre></details></section>`
}
