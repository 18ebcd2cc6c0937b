'use client'

import { useSearchParams } from 'next/navigation'
import { ArrowLink, ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import { SearchForm } from '@/components/search-form/search-form'
import styles from './failure.module.css'

const ways = [
  { label: '产品中心', href: '/GoodsListView?all=true' },
  { label: '下载中心', href: '/Download' },
  { label: '联系我们', href: '/CustomerView' },
]

type Props = {
  /** Names the entry in the server's log. */
  code?: string
  onRetry: () => void
}

/** What a page that could not be made shows instead: a way to try again, a search and ways onward. */
export function FailureView({ code, onRetry }: Props) {
  const words = useSearchParams().get('val') ?? ''
  return (
    <div className={`container ${styles.page}`}>
      <title>页面没有加载成功</title>
      <div role="alert">
        <h1 className={styles.title}>这一路暂时跳闸了</h1>
        <p className={styles.line}>页面没有加载成功，可能是网络中断，也可能是我们的服务器繁忙。请重试；如果仍然不行，请稍后再来。</p>
        <div className={styles.actions}>
          <button type="button" className={buttonStyle('brand')} onClick={onRetry}>
            重试
          </button>
          <ButtonLink href="/" tone="outline">
            返回首页
          </ButtonLink>
        </div>
        <SearchForm target="site" hasLabel keyword={words} className={styles.search} />
        <ul className={styles.ways}>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <ArrowLink href={href} className={styles.way}>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
        {code && <p className={styles.code}>错误编号 {code}，致电服务热线时请告知。</p>}
      </div>
      <div className={styles.panel} aria-hidden="true" />
    </div>
  )
}
