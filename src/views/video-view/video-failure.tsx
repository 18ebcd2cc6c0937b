import { buttonStyle } from '@/components/button/button-style'
import type { AttachedFile } from '@/contract/articles'
import styles from './video-player.module.css'

type Props = { file: AttachedFile; onRetry: () => void }

/** Over a video that could not be played: what to do about it. */
export function VideoFailure({ file, onRetry }: Props) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>视频没有加载成功</p>
      <p>请检查网络后重试，也可以下载到本地播放。</p>
      <div className={styles.failureWays}>
        <button type="button" className={buttonStyle('white', 'small')} onClick={onRetry}>
          重试
        </button>
        <a href={file.url} download={`${file.name}.${file.ext}`} className={buttonStyle('outlineWhite', 'small')}>
          下载视频 {file.sizeText}
        </a>
      </div>
    </div>
  )
}
