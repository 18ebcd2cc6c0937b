'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import { ListLink } from '@/components/selection-list/list-link'
import { HeaderFrame } from '../header-frame/header-frame'
import styles from './mobile-header-bar.module.css'

type Panel = { id: string; label: string; icon: IconName; size: number; className: string | undefined; content: ReactNode }

type PanelProps = { panel: Panel; open: string | null; toggle: (id: string) => void }

type Props = { brandName: string; search: ReactNode; menu: ReactNode }

const SEARCH_PANEL = 'mobile-search'
const MENU_PANEL = 'mobile-menu'

/** The mobile header's moving parts. */
export function MobileHeaderBar({ brandName, search, menu }: Props) {
  const searchPanel: Panel = { id: SEARCH_PANEL, label: '站内搜索', icon: 'search', size: 40, className: styles.search, content: search }
  const menuPanel: Panel = { id: MENU_PANEL, label: '菜单', icon: 'menu', size: 44, className: styles.menu, content: menu }
  return (
    <HeaderFrame brandName={brandName} searchId={SEARCH_PANEL} unveiled={[MENU_PANEL]} className={styles.bar}>
      {(panels) => (
        <>
          <PanelButton panel={searchPanel} {...panels} />
          <ListLink size={40} className={styles.tool} />
          <PanelButton panel={menuPanel} {...panels} />
        </>
      )}
    </HeaderFrame>
  )
}

function PanelButton({ panel: { id, label, icon, size, className, content }, open, toggle }: PanelProps) {
  return (
    <div>
      <button
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-expanded={open === id}
        aria-controls={id}
        onClick={() => toggle(id)}
      >
        <Icon name={open === id ? 'close' : icon} size={size} />
      </button>
      <div id={id} className={className} data-open={open === id || undefined}>
        {content}
      </div>
    </div>
  )
}
