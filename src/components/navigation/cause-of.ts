/**
 * Why something did not arrive, as visitors are told.
 *
 * @param status of the answer; null when there was none, or not all of it
 */
export function causeOf(status: number | null): string {
  if (status === null) return '网络连接中断，请检查网络'
  if (status === 404) return '网络请求不存在'
  return status === 429 ? '操作过于频繁，请稍后再试' : '系统繁忙，请稍后重试'
}
