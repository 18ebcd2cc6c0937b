'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/icon/icon'
import { Logo } from '../logo/logo'
import { PanelScope } from '../menu/menu-search'
import { useOpenPanel } from '../menu/use-open-panel'
import { useScrolled } from '../menu/use-scrolled'
import styles from './mobile-header-bar.module.css'

type Props = { brandName: string; search: ReactNode; menu: ReactNode }

/** The mobile header's moving parts. */
export function MobileHeaderBar({ brandName, search, menu }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const { open, toggle, close } = useOpenPanel(bar)
  const isScrolled = useScrolled()
  const isSearching = open === 'search'
  const isMenuOpen = open === 'menu'

  useEffect(() => {
    if (isSearching) bar.current?.querySelector<HTMLInputElement>('#mobile-search input')?.focus()
  }, [isSearching])

  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined} data-open={open !== null || undefined}>
      <PanelScope close={close}>
        <div ref={bar} className={styles.bar}>
          <Logo brandName={brandName} tone="both" className={styles.logo} />
          <button
            type="button"
            className={styles.tool}
            aria-label="站内搜索"
            aria-expanded={isSearching}
            aria-controls="mobile-search"
            onClick={() => toggle('search')}
          >
            <Icon name={isSearching ? 'close' : 'search'} size={40} />
          </button>
          <div id="mobile-search" className={styles.search} data-open={isSearching || undefined}>
            {search}
          </div>
          <button
            type="button"
            className={styles.tool}
            aria-label="菜单"
            aria-expanded={isMenuOpen}
            aria-controls="mobile-menu"
            onClick={() => toggle('menu')}
          >
            <Icon name={isMenuOpen ? 'close' : 'menu'} size={44} />
          </button>
          <div id="mobile-menu" className={styles.menu} data-open={isMenuOpen || undefined}>
            {menu}
          </div>
        </div>
      </PanelScope>
      <div className={styles.backdrop} data-open={isSearching || undefined} />
    </header>
  )
}
