import { escapeHtml } from '../lib/html'
import { type Operation, openApiDocument } from './openapi'

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
  const sections = Object.entries(document.paths).map(([path, item]) =>
    'get' in item ? section('GET', path, item.get) : section('POST', path, item.post),
  )
  return `<!doctype html>
<html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>接口文档 · /prod-api</title><style>${style}</style></head>
<body><main><h1>接口文档</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>机器可读版本：<a href="/prod-api/openapi.json">/prod-api/openapi.json</a>（OpenAPI 3.1）</p>
${sections.join('\n')}
</main></body></html>`
}

function section(method: string, path: string, operation: Operation): string {
  const { operationId, summary, parameters, responses } = operation
  const address = 'servers' in operation ? path : `/prod-api${path}`
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${parameter.name}</code></td><td>${parameter.in === 'path' ? '路径' : '查询'}</td><td>${escapeHtml(parameter.description)}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? '<p>无参数。</p>'
      : `<table><thead><tr><th>参数</th><th>位置</th><th>说明</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  const schema = JSON.stringify(responses[200].content['application/json'].schema, null, 2)
  return `<section id="${operationId}"><h2><span class="method">${method}</span><code>${escapeHtml(address)}</code></h2>
<p>${escapeHtml(summary)}</p>${table}${bodySection(operation)}
<details><summary>返回结构（JSON Schema）</summary><pre tabindex="0">${escapeHtml(schema)}</pre></details></section>`
}

function bodySection(operation: Operation): string {
  if (!('requestBody' in operation)) return ''
  const { content } = operation.requestBody
  const schema = JSON.stringify(Object.values(content)[0]?.schema, null, 2)
  return `<p>请求内容：${escapeHtml(Object.keys(content).join('、'))}</p>
<details><summary>请求结构（JSON Schema）</summary><pre tabindex="0">${escapeHtml(schema)}</pre></details>`
}
