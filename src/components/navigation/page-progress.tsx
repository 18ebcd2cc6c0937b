'use client'

import styles from './page-progress.module.css'
import { useGuardedNavigation } from './use-guarded-navigation'

/**
 * A bar at the top of the window while the next page is on its way (spec: common-parts/page-progress). A quick page doesn't
 * show it: the style makes it visible after 150 ms, to screen readers, too.
 */
export function PageProgress() {
  const isPending = useGuardedNavigation()
  return isPending && <div role="progressbar" aria-label="页面加载中" className={styles.bar} />
}
