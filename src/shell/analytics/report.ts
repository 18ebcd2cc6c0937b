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
  else reportToThisSite(path)
}

/** Leaves even when the visitor does: the browser sends a beacon on its own. */
function reportToThisSite(path: string): void {
  const body = JSON.stringify({ path })
  if (navigator.sendBeacon?.('/page-views', body)) return
  fetch('/page-views', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
