'use client'

import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import styles from './compare-tools.module.css'

/** All rows on paper, across. */
export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()} className={buttonStyle('outline', 'small', styles.scripted)}>
      <Icon name="printer" size={20} />
      打印
    </button>
  )
}
