'use client'

import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import { keyAt } from '@/lib/key-at'
import bar from './header-bar.module.css'
import styles from './language-menu.module.css'

/** The id of its list. */
export const LANGUAGE_PANEL = 'menu-language'

type Props = { sites: { label: string; url: string }[]; isOpen: boolean; toggle: (key: string) => void }

/** The language of this site, and the ways to the separate regional sites. */
export function LanguageMenu({ sites, isOpen, toggle }: Props) {
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={`${bar.tool} ${styles.button}`}
        aria-expanded={isOpen}
        aria-controls={LANGUAGE_PANEL}
        onClick={() => toggle(LANGUAGE_PANEL)}
      >
        <Icon name="globe" size={24} />
        <span className={styles.label}>简体中文</span>
        <Icon name="chevron-down" size={16} className={bar.chevron} />
      </button>
      <ul id={LANGUAGE_PANEL} className={styles.list} data-open={isOpen || undefined}>
        <li>
          <span className={styles.current} aria-current="true">
            简体中文
            <Icon name="check" size={20} />
          </span>
        </li>
        {sites.map(({ label, url }, index) => (
          <li key={keyAt(index, url)}>
            <SiteLink href={url} className={styles.site} aria-label={`${label}（新窗口打开）`}>
              {label}
              <Icon name="arrow-right" size={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
