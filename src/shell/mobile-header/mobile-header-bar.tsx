'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import { HeaderFrame } from '../header-frame/header-frame'
import styles from './mobile-header-bar.module.css'

type Panel = { id: string; label: string; icon: IconName; size: number; className: string | undefined; content: ReactNode }

type Props = { brandName: string; search: ReactNode; menu: ReactNode }

const SEARCH_PANEL = 'mobile-search'
const MENU_PANEL = 'mobile-menu'

/** The mobile header's moving parts. */
export function MobileHeaderBar({ brandName, search, menu }: Props) {
  const panels: Panel[] = [
    { id: SEARCH_PANEL, label: '站内搜索', icon: 'search', size: 40, className: styles.search, content: search },
    { id: MENU_PANEL, label: '菜单', icon: 'menu', size: 44, className: styles.menu, content: menu },
  ]
  return (
    <HeaderFrame brandName={brandName} searchId={SEARCH_PANEL} unveiled={[MENU_PANEL]} className={styles.bar}>
      {({ open, toggle }) =>
        panels.map(({ id, label, icon, size, className, content }) => (
          <div key={id}>
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
        ))
      }
    </HeaderFrame>
  )
}
