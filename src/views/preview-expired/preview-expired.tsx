import { ArrowLink } from '@/components/button/button-link'
import styles from './preview-expired.module.css'

/** What a preview link shows that has expired or was changed, in both layouts: why, and whom to ask. */
export function PreviewExpiredView() {
  return (
    <div className={`container ${styles.page}`}>
      <p className={styles.mark}>草稿预览</p>
      <h1 className={styles.title}>预览链接已失效</h1>
      <p className={styles.line}>链接有效期为 7 天，可能已经过期，也可能复制时不完整。请向发来链接的同事索取新的预览链接。</p>
      <p className={styles.line}>已发布的内容不受影响，可以照常浏览。</p>
      <ArrowLink href="/" className={styles.way}>
        前往首页
      </ArrowLink>
    </div>
  )
}
