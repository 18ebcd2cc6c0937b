import { notifyError } from '../toast/notify'

/** Opens a link in a new window from script, and says so when the browser doesn't let it (spec: common-parts/external-links). */
export function openExternal(url: string): void {
  try {
    // With `noopener` the browser answers null even when it has opened the window.
    const opened = window.open(url, '_blank')
    if (opened) opened.opener = null
    else notifyError('弹窗被浏览器拦截，请检查浏览器设置。')
  } catch {
    notifyError('打开链接时出错，请稍后重试。')
  }
}
