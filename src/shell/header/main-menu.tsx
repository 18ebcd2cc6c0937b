'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import styles from './header-bar.module.css'

/** An item opens its sheet, or leads away when it has none. */
export type HeaderItem = { label: string; pages: string } & ({ sheet: ReactNode } | { href: string })

type Props = { items: HeaderItem[]; open: string | null; toggle: (key: string) => void }

/** The items of the header, each with its sheet right behind it, so that Tab leads from one into the other. */
export function MainMenu({ items, open, toggle }: Props) {
  return (
    <nav aria-label="主导航" className={styles.menu}>
      <ul className={styles.items}>
        {items.map((item, index) => {
          const key = `menu-${index}`
          if ('href' in item) {
            return (
              <li key={key}>
                <SiteLink href={item.href} className={styles.item} data-pages={item.pages}>
                  {item.label}
                </SiteLink>
              </li>
            )
          }
          const isOpen = open === key
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.item}
                data-pages={item.pages}
                aria-expanded={isOpen}
                aria-controls={key}
                onClick={() => toggle(key)}
              >
                {item.label}
                <Icon name="chevron-down" size={16} className={styles.chevron} />
              </button>
              <div id={key} className={styles.sheet} data-open={isOpen || undefined}>
                {item.sheet}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
