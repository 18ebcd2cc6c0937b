import { loadScript } from './load-script'

declare global {
  interface Window {
    /** Commands for Baidu Tongji; its script takes them over when it has loaded. */
    _hmt?: (string | boolean)[][]
  }
}

/** Baidu Tongji. It would count the first view by itself; that is turned off, so that every view is counted in one way. */
export function reportToBaidu(siteId: string, path: string): void {
  window._hmt ??= [['_setAutoPageview', false]]
  window._hmt.push(['_trackPageview', path])
  loadScript(`https://hm.baidu.com/hm.js?${siteId}`)
}
