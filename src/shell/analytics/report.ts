import { reportToBaidu } from './baidu'
import { reportToUmami } from './umami'

/** Who counts, and what that takes. */
export type AnalyticsConfig =
  | { provider: 'first-party' }
  | { provider: 'baidu'; siteId: string }
  | { provider: 'umami'; url: string; websiteId: string }

/** Tells the provider that a page is shown. A report that doesn't arrive is no matter for the visitor. */
export function reportPageView(config: AnalyticsConfig, path: string): void {
  if (config.provider === 'baidu') reportToBaidu(config.siteId, path)
  else if (config.provider === 'umami') reportToUmami(config, path)
  else send('/page-views', { path })
}

/** So many characters of a search are told: what is longer is not counted. */
const LONGEST_SEARCH = 100

/** Tells this site what is searched, whoever counts the pages (record 0066). */
export function reportSearch(text: string): void {
  send('/searches', { term: text.slice(0, LONGEST_SEARCH) })
}

/** Leaves even when the visitor does: the browser sends a beacon on its own. */
function send(address: string, report: object): void {
  const body = JSON.stringify(report)
  if (navigator.sendBeacon?.(address, body)) return
  fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
