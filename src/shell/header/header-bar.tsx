'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import { Logo } from '../logo/logo'
import { PanelScope } from '../menu/menu-search'
import { useOpenPanel } from '../menu/use-open-panel'
import { useScrolled } from '../menu/use-scrolled'
import styles from './header-bar.module.css'
import { LanguageMenu } from './language-menu'
import { type HeaderItem, MainMenu } from './main-menu'

type Props = {
  brandName: string
  items: HeaderItem[]
  search: ReactNode
  regionalSites: { label: string; url: string }[]
}

/** The header's moving parts; what the sheets hold is rendered on the server. */
export function HeaderBar({ brandName, items, search, regionalSites }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useOpenPanel(bar)
  const isScrolled = useScrolled()
  const isSearching = open === 'search'

  useEffect(() => {
    if (isSearching) bar.current?.querySelector<HTMLInputElement>('#menu-search input')?.focus()
  }, [isSearching])

  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined} data-open={open !== null || undefined}>
      <PanelScope close={close}>
        <div ref={bar} className={styles.bar}>
          <Logo brandName={brandName} tone="both" className={styles.logo} />
          <MainMenu items={items} open={open} toggle={toggle} />
          <div className={styles.tools}>
            <button
              type="button"
              className={styles.tool}
              aria-label="站内搜索"
              aria-expanded={isSearching}
              aria-controls="menu-search"
              onClick={() => toggle('search')}
            >
              <Icon name={isSearching ? 'close' : 'search'} size={24} />
            </button>
            <div id="menu-search" className={styles.sheet} data-open={isSearching || undefined}>
              {search}
            </div>
            <LanguageMenu sites={regionalSites} isOpen={open === 'language'} toggle={toggle} />
          </div>
        </div>
      </PanelScope>
      <div className={styles.backdrop} data-open={(open !== null && open !== 'language') || undefined} />
    </header>
  )
}
