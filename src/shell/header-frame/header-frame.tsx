'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useBackCloses } from '@/components/dialog/use-back-closes'
import { Logo } from '../logo/logo'
import { PanelScope } from '../menu/menu-search'
import { useOpenPanel } from '../menu/use-open-panel'
import { useScrolled } from '../menu/use-scrolled'
import styles from './header-frame.module.css'

type Panels = Pick<ReturnType<typeof useOpenPanel>, 'open' | 'toggle'>

type Props = {
  brandName: string
  /** Id of the panel that holds the site search; its field gets the focus when it opens. */
  searchId: string
  /** Panels that lie beside the page instead of veiling it. */
  unveiled?: readonly string[]
  className?: string
  /** What stands in the bar beside the logo. */
  children: (panels: Panels) => ReactNode
}

/** The bar on top of both layouts: it stays, may lie transparent on a picture, and holds panels of which one is open. */
export function HeaderFrame({ brandName, searchId, unveiled = [], className = '', children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const { open, toggle, close, leave } = useOpenPanel(bar)
  useBackCloses(open !== null, close)
  const isScrolled = useScrolled()
  const isSearching = open === searchId
  const isVeiled = open !== null && !unveiled.includes(open)

  useEffect(() => {
    if (isSearching) bar.current?.querySelector<HTMLInputElement>(`#${searchId} input`)?.focus()
  }, [isSearching, searchId])

  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <PanelScope close={close} isSearching={isSearching} leave={leave}>
        <div ref={bar} className={`${styles.bar} ${className}`}>
          <Logo brandName={brandName} tone="both" className={styles.logo} />
          {children({ open, toggle })}
        </div>
      </PanelScope>
      <div className={styles.backdrop} data-open={isVeiled || undefined} />
    </header>
  )
}
