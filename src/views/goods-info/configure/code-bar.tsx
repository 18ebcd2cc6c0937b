'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from './code-bar.module.css'
import { CodeFragments } from './code-fragments'
import { CodeGroup } from './code-group'
import { Misfits } from './code-panel'
import { CollectCode } from './collect-buttons'
import { CopyCode } from './copy-buttons'

/** The code under the header, as soon as its panel has been scrolled away. */
export function CodeBar() {
  const place = useRef<HTMLDivElement>(null)
  const isAway = usePanelAway(place)
  return (
    <div ref={place} className={styles.top} data-shown={isAway ? '' : undefined}>
      <div className={styles.bar}>
        <CodeFragments />
        <CopyCode size="small" />
        <CollectCode size="small" />
      </div>
    </div>
  )
}

/** The code at the foot of a phone's window. */
export function CodeFoot() {
  return (
    <div className={styles.foot} data-code-foot="">
      <CodeGroup>
        <div className={styles.actions}>
          <CollectCode />
          <Misfits />
          <CopyCode isSign />
        </div>
      </CodeGroup>
    </div>
  )
}

/** Has the element that is marked with `data-code-panel` left the window at the top? */
function usePanelAway(place: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const panel = place.current?.closest('article')?.querySelector('[data-code-panel]')
    if (!panel) return
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(panel)
    return () => observer.disconnect()
  }, [place])
  return isAway
}
