import { notifyError, notifySuccess } from '../toast/notify'

/**
 * Passes on the page's public address: by the device's own dialog where there is one, else into the clipboard. Says what
 * happened; giving the dialog up is no failure.
 */
export async function shareLink(title: string): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  try {
    if ('share' in navigator && navigator.canShare?.({ title, url })) await navigator.share({ title, url })
    else await copy(url)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await notifyError('链接没有复制成功，请从地址栏复制。')
  }
}

async function copy(url: string) {
  await navigator.clipboard.writeText(url)
  await notifySuccess('链接已复制', url)
}
