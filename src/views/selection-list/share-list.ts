import { dismissMissing, tellMissing } from '@/components/lazy-part/missing-scripts'
import { copyText } from '@/components/receipt/copy-text'
import { notifyError, notifySuccess } from '@/components/toast/notify'
import type { SelectionList } from '@/domain/selection-list/list'
import { LIST_PATH } from '@/domain/selection-list/list-path'

const loadLinks = () => import('@/domain/selection-list/link')

/** Loads what writes links, for whom the pointer or the focus is on the button: browsers let a page copy only while a press is fresh. */
export const prepareToShare = (): void => void loadLinks().catch(() => undefined)

/** Copies a link that has all of the list in it: nothing of it is stored elsewhere (spec: selection-list/link). */
export async function shareList(list: SelectionList): Promise<void> {
  const links = await loadLinks().catch(() => null)
  if (!links) return tellMissing(() => void shareList(list))
  dismissMissing()
  const fragment = links.writeLink({ name: list.name, items: list.rows })
  if (fragment === null) return void notifyError('清单太长，写不进链接，请导出文件后发送')
  const address = `${location.origin}${LIST_PATH}#${fragment}`
  if (!(await copyText(address))) return void notifyError('浏览器不允许复制，请导出文件后发送')
  void notifySuccess(
    '分享链接已复制',
    address.length > links.LONG_LINK ? '链接较长，有的聊天软件会截断，建议用邮件发送' : '清单写在链接里，打开的人得到一份副本',
  )
}
