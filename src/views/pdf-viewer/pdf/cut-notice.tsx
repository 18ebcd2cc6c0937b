import { useEffect } from 'react'
import { buttonStyle } from '@/components/button/button-style'
import styles from './cut-notice.module.css'

/** Over pages of which a part is missing, because the line was cut: the others can be read on (spec: viewers/cut-line). */
export function CutNotice({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div className={styles.notice} role="alert">
      <p>网络中断，文件没有传完。请检查网络后重试。</p>
      <button type="button" className={buttonStyle('outlineWhite', 'small')} onClick={onRetry}>
        重试
      </button>
    </div>
  )
}
