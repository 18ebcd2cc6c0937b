'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './introduction.module.css'

/**
 * The group's introduction, single page 51, collapsed to five lines (spec: company/group). A text that is no
 * longer than that has nothing to expand.
 *
 * @param children the text, usually an `ArticleText`
 */
export function Introduction({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [isShort, setShort] = useState(false)
  const text = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const element = text.current
    if (!element || isOpen) return
    // It has no height behind another tab, and other lines in a phone that is turned.
    const measure = () => setShort(element.clientHeight > 0 && element.scrollHeight <= element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])

  return (
    <section className={styles.introduction} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        集团概况
      </h2>
      <div>
        <div ref={text} id={id} className={styles.text} data-open={isOpen || undefined}>
          {children}
        </div>
        {!isShort && (
          <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '收起' : '展开'}
            <Icon name="chevron-down" size={20} className={styles.chevron} />
          </button>
        )}
      </div>
    </section>
  )
}
