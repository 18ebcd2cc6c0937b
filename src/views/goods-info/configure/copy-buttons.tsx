'use client'

import { buttonStyle } from '@/components/button/button-style'
import { useCopy } from '@/components/copy-code/use-copy'
import { Icon } from '@/components/icon/icon'
import { dataSheetHref } from '@/domain/data-sheet/data-sheet-href'
import { useConfigure } from './configure-context'
import styles from './copy-buttons.module.css'

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
