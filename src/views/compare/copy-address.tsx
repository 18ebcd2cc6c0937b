'use client'

import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { copyText } from '@/components/receipt/copy-text'
import { notifyError, notifySuccess } from '@/components/toast/notify'
import styles from './compare-tools.module.css'

/** The address has all of the comparison in it. */
export function CopyAddress() {
  async function copy() {
    if (await copyText(location.href)) void notifySuccess('链接已复制')
    else void notifyError('复制失败，请复制地址栏中的网址')
  }
  return (
    <button type="button" onClick={copy} className={buttonStyle('outline', 'small', styles.scripted)}>
      <Icon name="link" size={20} />
      复制链接
    </button>
  )
}
