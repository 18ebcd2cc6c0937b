'use client'

import { useEffect, useState } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { copyText } from '@/components/receipt/copy-text'
import { notifyError, notifySuccess } from '@/components/toast/notify'
import { dataSheetHref } from '@/domain/data-sheet/data-sheet-href'
import { useConfigure } from './configure-context'
import styles from './copy-buttons.module.css'

/** How long a tick says that something was copied. */
const SHOWN_MS = 2000

/** Copies the code with plain blanks; there is none as long as something that is chosen can't be had. */
export function CopyCode({ size = 'normal', isSign = false }: { size?: 'normal' | 'small'; isSign?: boolean }) {
  const { code } = useConfigure()
  const { isCopied, copy } = useCopy()
  if (code === null) return null
  const words = isCopied ? '已复制' : '复制型号'
  return (
    <button
      type="button"
      className={buttonStyle('outline', size, isSign ? styles.sign : styles.button)}
      aria-label={words}
      onClick={() => copy(code, `已复制 ${code}`)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={22} />
      {!isSign && words}
    </button>
  )
}

/** Copies the address of the page with this choice. */
export function CopyLink() {
  const { configuration, hrefOf } = useConfigure()
  const { isCopied, copy } = useCopy()
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => copy(new URL(hrefOf(configuration), location.origin).href, '链接已复制，打开后是同样的选择')}
    >
      <Icon name={isCopied ? 'check' : 'link'} size={22} />
      复制链接
    </button>
  )
}

/** The data sheet of the code. */
export function DataSheetLink({ productId }: { productId: string }) {
  const { code } = useConfigure()
  if (code === null) return null
  return (
    <a href={dataSheetHref(productId, code)} target="_blank" rel="noopener" className={styles.link}>
      <Icon name="pdf" size={22} />
      数据表
    </a>
  )
}

function useCopy() {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy(text: string, told: string) {
    if (!(await copyText(text))) return void notifyError('复制失败，请长按或选中型号复制')
    setCopied(true)
    void notifySuccess(told)
  }
  return { isCopied, copy }
}
