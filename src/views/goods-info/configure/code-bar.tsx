'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './code-bar.module.css'
import { CodeFragments } from './code-fragments'
import { CopyCode, CopyLink } from './copy-buttons'

/** The code under the header as soon as its panel, which stands before it, has been scrolled away; on a phone at the foot of the window. */
export function CodeBar({ isAtFoot }: { isAtFoot: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const isAway = useScrolledAway(place, !isAtFoot)
  return (
    <div
      ref={place}
      className={isAtFoot ? styles.foot : styles.top}
      data-code-bar={isAtFoot ? 'foot' : 'top'}
      data-shown={isAway || isAtFoot ? '' : undefined}
    >
      <div className={styles.bar}>
        <CodeFragments />
        <div className={styles.actions}>
          <CopyCode size={isAtFoot ? 'normal' : 'small'} />
          {isAtFoot && <CopyLink />}
        </div>
      </div>
    </div>
  )
}

/** Has the element that is marked with `data-code-panel` left the window at the top? */
function useScrolledAway(place: React.RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const panel = place.current?.closest('article')?.querySelector('[data-code-panel]')
    if (!isWanted || !panel) return
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(panel)
    return () => observer.disconnect()
  }, [place, isWanted])
  return isAway
}
