'use client'

import type { RefObject } from 'react'
import { Prose } from '@/components/article/prose'
import { SiteDialog } from '@/components/dialog/site-dialog'
import styles from './legal-dialog.module.css'
import type { LegalPage } from './legal-page'

type Props = { page: LegalPage; isOpen: boolean; onClose: () => void; opener: RefObject<HTMLAnchorElement | null> }

/** A legal text over the page; its own region scrolls, by keyboard too. */
export function LegalDialog({ page: { title, content }, ...dialog }: Props) {
  return (
    <SiteDialog title={title} {...dialog}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.text} aria-label={title} tabIndex={0}>
        <Prose html={content} />
      </section>
    </SiteDialog>
  )
}
