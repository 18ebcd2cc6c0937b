'use client'

import { type MouseEvent, useRef } from 'react'
import { scrollBehavior } from '@/lib/scroll-behavior'
import { ButtonLink } from '../button/button-link'
import tabBar from '../tabs/tab-bar.module.css'
import { useUnderline } from '../tabs/use-underline'
import styles from './section-bar.module.css'
import type { SectionLink } from './section-link'
import { useCurrentSection } from './use-current-section'

type Props = {
  sections: readonly SectionLink[]
  /** Where 立即咨询 leads. */
  consultHref?: string
}

/** The tab bar of a long page: leads to its parts, says which one is in view, and stays under the header. */
export function SectionBar({ sections, consultHref = '/Consult' }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentSection(sections)
  const underline = useUnderline(list, current)

  return (
    <div className={styles.bar} data-section-bar="">
      <nav className={styles.nav} aria-label="页内导航">
        <ul ref={list} className={styles.list}>
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`${tabBar.entry} ${styles.link}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={goSmoothly}
              >
                {label}
              </a>
            </li>
          ))}
          <li ref={underline} className={tabBar.underline} aria-hidden="true" />
        </ul>
      </nav>
      <ButtonLink href={consultHref} size="small" className={styles.consult}>
        立即咨询
      </ButtonLink>
    </div>
  )
}

/** Scrolls there without a new entry in the history, and lets the keyboard go on from there. */
function goSmoothly(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  if (!section) return
  event.preventDefault()
  section.scrollIntoView({ behavior: scrollBehavior() })
  section.focus({ preventScroll: true })
}
