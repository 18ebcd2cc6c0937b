'use client'

import { Icon } from '../icon/icon'
import styles from './copy-code.module.css'
import { useCopy } from './use-copy'

/** Copies an order code, as an icon beside it. */
export function CopyCode({ code }: { code: string }) {
  const { isCopied, copy } = useCopy()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`复制型号 ${code}`}
      data-done={isCopied || undefined}
      onClick={() => copy(code, `已复制 ${code}`)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={22} />
    </button>
  )
}
