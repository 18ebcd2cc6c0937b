'use client'

import { BatchDownloadButton } from '../download/batch-download-button'
import { Icon } from '../icon/icon'
import styles from './batch-bar.module.css'
import { isBatch, type Selection, totalSizeText } from './selection'

type Props = { selection: Selection; onClear: () => void }

/** Rises when more than one document is ticked (spec: common-parts/batch) and stays in sight at the lower edge of its list. */
export function BatchBar({ selection, onClear }: Props) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {selection.length > 0 && `已选 ${selection.length} 份文件，共 ${totalSizeText(selection)}`}
      </p>
      {isBatch(selection) && (
        <section className={styles.bar} aria-label="批量下载" data-dark data-batch-bar="">
          <span className={styles.mark}>
            <Icon name="minus" size={18} />
          </span>
          <p className={styles.text}>
            已选 <strong className={styles.count}>{selection.length}</strong> 份文件，共{' '}
            <strong className={styles.size}>{totalSizeText(selection)}</strong>
          </p>
          <button type="button" className={styles.clear} onClick={onClear}>
            取消选择
          </button>
          <BatchDownloadButton selection={selection} className={styles.download} />
        </section>
      )}
    </>
  )
}
