import { notifyError } from './notify'

/** Loads the page anew; without a line the browser's own error page would take its place, so that is said instead. */
export function reloadPage(): void {
  if (navigator.onLine) window.location.reload()
  else void notifyError('网络连接中断，请检查网络')
}
