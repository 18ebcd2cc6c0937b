import { addItems } from '@/domain/selection-list/changes'
import { type ListedItem, listLimits, UNNAMED } from '@/domain/selection-list/list'
import { openList } from '@/domain/selection-list/saved-lists'
import { notifyError, notifySuccess } from '../toast/notify'
import { changeLists, currentLists, newKey, whyUnkept } from './use-lists'

/** Adds to the open list and says what came of it (spec: selection-list/adding). */
export function addNow(items: readonly ListedItem[], name: string): void {
  let refused = 0
  changeLists((saved) => {
    const { saved: changed, added } = addItems(saved, items, newKey)
    refused = added.refused
    return changed
  })
  if (refused > 0) void notifyError(`清单最多 ${listLimits.rows.toLocaleString('en')} 行，${refused} 个没有加入，请先新建一份清单`)
  else if (whyUnkept()) void notifySuccess(`${name} 已加入选型清单`, `${whyUnkept()}，关闭页面前请导出清单`)
  else void notifySuccess(`${name} 已加入选型清单`, `清单：${openList(currentLists())?.name || UNNAMED}`)
}
