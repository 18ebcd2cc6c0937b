import http from 'node:http'
import type { Statistics, Summary } from './statistics'

/** Where the summary is read, on this machine alone: `/` as text, `/summary.json`. */
export function createSummaryServer(statistics: Statistics): http.Server {
  return http.createServer(({ url }, response) => {
    const summary = statistics.summary()
    const isJson = url === '/summary.json'
    const type = isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8'
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    response.end(isJson ? JSON.stringify(summary) : summaryText(summary))
  })
}

/** For a terminal. */
export function summaryText({ since, passedOn, skipped, equal, allowed, different, failed, endpoints, differences }: Summary): string {
  const times = (of: { p50: number; p95: number } | null) => (of ? `${of.p50}/${of.p95} ms` : '-')
  return [
    `自 ${since}：转交 ${passedOn} 个请求，比对 ${equal + allowed + different} 个：相同 ${equal}，允许的差异 ${allowed}，不同 ${different}；旧站无应答 ${failed}，未比对 ${skipped}。`,
    ...endpoints.map(
      (row) =>
        `${row.endpoint}  相同 ${row.equal}  允许 ${row.allowed}  不同 ${row.different}  无应答 ${row.failed}  本站 ${times(row.ownMs)}  旧站 ${times(row.legacyMs)}（一半／95%）`,
    ),
    ...(differences.length > 0 ? ['差异（次数，接口与字段，示例）：'] : []),
    ...differences.map(({ count, kind, example }) => `${count}  ${kind}${example ? `  ${example}` : ''}`),
    '',
  ].join('\n')
}
