import { listLimits } from '@/domain/selection-list/list'
import styles from './list-desk.module.css'
import type { Opened } from './use-shared-link'

/** So many of what was left out are named. */
const MOST_NAMED = 10

/** What came of a link with a list: that it is a copy, and what could not be taken over. */
export function OpenedLink({ opened }: { opened: Opened | null }) {
  if (!opened) return null
  return (
    <div className={styles.remark} role="status">
      {sentencesOf(opened).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

function sentencesOf(opened: Opened): string[] {
  if (opened.kind === 'unreadable') return ['链接里的清单读不出：链接不完整，或来自别的网站。请向发送人再要一次，或请对方导出文件。']
  if (opened.kind === 'full') return [`这台设备上已有 ${listLimits.lists} 份清单，放不下链接里的这一份。请先删除一份，再刷新页面。`]
  if (opened.kind === 'nothing') return [`链接里的型号都已不在网站上：${named(opened.left)}。`]
  const { kind, name, left, stated, read, isChanged } = opened
  return [
    kind === 'copied'
      ? `已打开分享的清单“${name}”的副本，您自己的清单没有改动；在副本上的修改，发送人看不到。`
      : `分享的清单“${name}”已在这台设备上，没有重复添加。`,
    ...(read < stated ? [`链接不完整：原有 ${stated} 行，读出 ${read} 行。`] : []),
    ...(isChanged && read >= stated ? ['链接在途中被改动过，内容可能与发送人的不同，请核对。'] : []),
    ...(left.length > 0 ? [`没有加入 ${left.length} 行，网站上没有这些型号：${named(left)}。`] : []),
  ]
}

const named = (left: readonly string[]) =>
  `${left.slice(0, MOST_NAMED).join('，')}${left.length > MOST_NAMED ? ` 等 ${left.length} 个` : ''}`
