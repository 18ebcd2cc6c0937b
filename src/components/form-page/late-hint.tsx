'use client'

import { useSyncExternalStore } from 'react'
import styles from './late-hint.module.css'

const never = () => () => undefined

/** False in what the server sends. */
const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * What a visitor reads when the scripts of the page don't come: blocked, or lost on the way (spec: service/without-scripts). It
 * shows by itself after some seconds, which needs no script, and goes when they are ready.
 */
export function LateHint({ hotline }: { hotline: string }) {
  if (useReady()) return null
  return (
    <p className={styles.hint}>
      页面还没有加载完整，暂时不能提交。请稍等，或检查网络后刷新本页；已填写的内容会保留。急需处理请拨打服务热线{' '}
      <a href={`tel:${hotline}`}>{hotline}</a>。
    </p>
  )
}
