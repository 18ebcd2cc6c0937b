'use client'

import type { RefObject } from 'react'
import { encode } from 'uqr'
import { SiteDialog } from '@/components/dialog/site-dialog'
import styles from './page-code.module.css'

type Props = { title: string; hasModel: boolean; isOpen: boolean; onClose: () => void; opener: RefObject<HTMLElement | null> }

/** The address of the page as a code to be scanned, with the options that are chosen when it is opened. Fetched when it is asked for. */
export function PageCode({ title, hasModel, isOpen, onClose, opener }: Props) {
  return (
    <SiteDialog title="用手机打开本页" isOpen={isOpen} onClose={onClose} opener={opener}>
      <Code address={isOpen ? addressOfPage() : ''} title={title} />
      <p className={styles.hint}>
        用手机扫码，打开“{title}”与当前所选的选项{hasModel ? '；支持的手机可以把模型放到现场，按实际大小查看' : ''}。
      </p>
    </SiteDialog>
  )
}

/** Without a place in it. */
const addressOfPage = () => location.href.replace(/#.*/, '')

/** White around it, as readers want. */
function Code({ address, title }: { address: string; title: string }) {
  if (!address) return null
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`${title} 页面的二维码`}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
