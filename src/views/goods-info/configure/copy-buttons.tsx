'use client'

import { buttonStyle } from '@/components/button/button-style'
import { useCopy } from '@/components/copy-code/use-copy'
import { Icon } from '@/components/icon/icon'
import { useConfigure } from './configure-context'
import styles from './copy-buttons.module.css'

/** Copies the code with plain blanks; there is none as long as something that is chosen can't be had. */
export function CopyCode({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const { code } = useConfigure()
  const { isCopied, copy } = useCopy()
  if (code === null) return null
  return (
    <button type="button" className={buttonStyle('brand', size, styles.button)} onClick={() => copy(code, `已复制 ${code}`)}>
      <Icon name={isCopied ? 'check' : 'copy'} size={22} />
      {isCopied ? '已复制' : '复制型号'}
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
