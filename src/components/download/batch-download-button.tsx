'use client'

import type { DocumentFile } from '@/contract/documents'
import { buttonStyle } from '../button/button-style'
import { Icon } from '../icon/icon'
import styles from './batch-download-button.module.css'
import { DownloadMask } from './download-mask'
import { useBatchDownload } from './use-batch-download'

type Props = {
  selection: readonly Pick<DocumentFile, 'id'>[]
  className?: string
  /** Id of the text that says how to select. */
  describedBy?: string
}

/**
 * Downloads what is ticked as a zip. Pale while nothing is, highlighted when it is more than one document
 * (spec: common-parts/batch). Never `disabled`: it stays reachable by keyboard.
 */
export function BatchDownloadButton({ selection, className = '', describedBy }: Props) {
  const { isBusy, start, cancel } = useBatchDownload()
  const isIdle = selection.length === 0
  const tone = selection.length > 1 ? 'brand' : 'outline'
  return (
    <>
      <button
        type="button"
        className={buttonStyle(tone, 'small', `${styles.button} ${className}`)}
        aria-disabled={isIdle}
        aria-busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => void start(selection.map(({ id }) => id))}
      >
        <Icon name={isBusy ? 'spinner' : 'download'} size={20} className={isBusy ? styles.spinner : ''} />
        批量下载
      </button>
      {isBusy && <DownloadMask onCancel={cancel} />}
    </>
  )
}
