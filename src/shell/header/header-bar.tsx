'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import { ListLink } from '@/components/selection-list/list-link'
import { HeaderFrame } from '../header-frame/header-frame'
import styles from './header-bar.module.css'
import { LANGUAGE_PANEL, LanguageMenu } from './language-menu'
import { type HeaderItem, MainMenu } from './main-menu'

const SEARCH_PANEL = 'menu-search'

type Props = {
  brandName: string
  items: HeaderItem[]
  search: ReactNode
  regionalSites: { label: string; url: string }[]
}

/** The header's moving parts; what the sheets hold is rendered on the server. */
export function HeaderBar({ brandName, items, search, regionalSites }: Props) {
  return (
    <HeaderFrame brandName={brandName} searchId={SEARCH_PANEL} unveiled={[LANGUAGE_PANEL]} className={styles.bar}>
      {({ open, toggle }) => (
        <>
          <MainMenu items={items} open={open} toggle={toggle} />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              aria-label="站内搜索"
              aria-expanded={open === SEARCH_PANEL}
              aria-controls={SEARCH_PANEL}
              onClick={() => toggle(SEARCH_PANEL)}
            >
              <Icon name={open === SEARCH_PANEL ? 'close' : 'search'} size={24} />
            </button>
            <div id={SEARCH_PANEL} className={styles.sheet} data-open={open === SEARCH_PANEL || undefined}>
              {search}
            </div>
            <ListLink size={24} className={styles.tool} hasLabel />
            <LanguageMenu sites={regionalSites} isOpen={open === LANGUAGE_PANEL} toggle={toggle} />
          </div>
        </>
      )}
    </HeaderFrame>
  )
}
