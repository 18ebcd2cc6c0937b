import { Icon } from '@/components/icon/icon'
import type { ViewableFile } from '@/contract/viewable-file'
import styles from './file-links.module.css'

/** To print the file as the browser does, and to download it. On phones, and in a low row, icons without words. */
export function FileLinks({ file }: { file: ViewableFile }) {
  return (
    <div className={styles.links}>
      <a
        href={file.url}
        target="_blank"
        rel="noopener"
        className={styles.link}
        aria-label={`打印 ${file.name}（新窗口打开）`}
        title="在新窗口打开文件，用浏览器打印"
      >
        <Icon name="printer" size={24} />
        <span className={styles.text}>打印</span>
      </a>
      <a href={file.url} download={file.downloadName} className={styles.link} aria-label={`下载 ${file.name}`}>
        <Icon name="download" size={24} />
        <span className={styles.text}>下载</span>
      </a>
    </div>
  )
}
