'use client'

import { ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import styles from './failure.module.css'

type Props = {
  /** Names the entry in the server's log. */
  code?: string
  onRetry: () => void
}

/** What a page that could not be made shows instead: a way to try again and a way home. */
export function FailureView({ code, onRetry }: Props) {
  return (
    <div className={`container ${styles.page}`} role="alert">
      <h1 className={styles.title}>这一路暂时跳闸了</h1>
      <p className={styles.line}>页面没有加载成功。请重试；如果仍然不行，请稍后再来，或致电服务热线。</p>
      <div className={styles.actions}>
        <button type="button" className={buttonStyle('brand')} onClick={onRetry}>
          重试
        </button>
        <ButtonLink href="/" tone="outline">
          返回首页
        </ButtonLink>
      </div>
      {code && <p className={styles.code}>错误编号 {code}</p>}
    </div>
  )
}
