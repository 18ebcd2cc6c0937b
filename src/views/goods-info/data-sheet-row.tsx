import { FileIcon } from '@/components/document-list/file-icon'
import { Icon } from '@/components/icon/icon'
import { dataSheetHref } from '@/domain/data-sheet/data-sheet-href'
import styles from './data-sheet-row.module.css'

type Props = {
  productId: string
  model: string
  /** Empty for the series. */
  code?: string
}

/** The data sheet, first among the documents: made from the content of the moment, so that it has no size yet (spec: data-sheet/offered). */
export function DataSheetRow({ productId, model, code = '' }: Props) {
  const href = dataSheetHref(productId, code)
  const name = `${code || model} 数据表`
  return (
    <div className={styles.row}>
      <FileIcon ext="pdf" className={styles.fileIcon} />
      <p className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{code ? '所选型号的参数、尺寸与附件，随本页更新' : '整个系列的参数、尺寸与附件，随本页更新'}</span>
      </p>
      <p className={styles.links}>
        <a href={href} target="_blank" rel="noopener" className={styles.link} aria-label={`打开 ${name}（新窗口打开）`}>
          <Icon name="eye" size={20} />
          <span className={styles.linkText}>打开</span>
        </a>
        <a href={href} download={`${name}.pdf`} className={styles.link} aria-label={`PDF，下载 ${name}`}>
          <Icon name="download" size={20} />
          <span className={styles.linkText}>PDF</span>
        </a>
      </p>
    </div>
  )
}
