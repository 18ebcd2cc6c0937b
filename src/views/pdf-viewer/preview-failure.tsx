import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import type { ViewableFile } from '@/contract/viewable-file'
import { BackButton, RetryButton } from './failure-buttons'
import { FailurePicture } from './failure-picture'
import styles from './preview-failure.module.css'
import { ViewerFrame } from './viewer-frame'

const lines = {
  /** No file of this site that can be shown. */
  address: '文件可能已移走、链接不完整，或不是可以在线查看的类型。请到下载中心重新查找。',
  /** No manual with this number. */
  manual: '没有查到这个产品的说明书。请到下载中心按产品型号查找。',
  /** A file that could not be read. */
  file: '文件未能打开。请重试，或下载后查看。',
  /** A file that did not arrive. */
  line: '网络中断，文件没有传完。请检查网络后重试，会回到刚才的页。',
} as const

type Props = {
  reason: keyof typeof lines
  file?: ViewableFile
  logo: ReactNode
  /** Loads the file again; without it, the page with its file. */
  onRetry?: () => void
}

/** What is shown instead of a file: what happened, what to do, and ways onward (spec: viewers/preview-failure). */
export function PreviewFailure({ reason, file, logo, onRetry }: Props) {
  return (
    <ViewerFrame logo={logo} file={null}>
      <main className={styles.main}>
        <FailurePicture className={styles.picture} />
        <h1 className={styles.title}>预览失败！</h1>
        {file && <p className={styles.file}>{file.name}</p>}
        <p className={styles.line}>{lines[reason]}</p>
        <div className={styles.ways}>
          {file ? (
            <FileWays file={file} onRetry={onRetry} />
          ) : (
            <ButtonLink href="/Download" tone="white">
              下载中心
            </ButtonLink>
          )}
          <BackButton />
        </div>
      </main>
    </ViewerFrame>
  )
}

function FileWays({ file, onRetry }: { file: ViewableFile; onRetry?: () => void }) {
  return (
    <>
      <a href={file.url} download={file.downloadName} className={buttonStyle('white')}>
        <Icon name="download" size={20} />
        下载文件
      </a>
      <RetryButton onRetry={onRetry} />
    </>
  )
}
