import { SiteLink } from '@/components/site-link/site-link'
import type { ProductComparison } from '@/contract/product-comparison'
import { compareHref, MOST_ENTRIES } from '@/domain/comparison/compare-address'
import { entriesOf } from './entries-of'
import styles from './remarks.module.css'

type Props = { comparison: ProductComparison; leftOut: readonly string[]; most: number; isMobile: boolean }

/** So many of those that are not read are named; there may be thousands. */
const MOST_NAMED = 3

/** What is not shown as it was asked for, and why (spec: comparison/named). */
export function Remarks({ comparison, leftOut, most, isMobile }: Props) {
  const { unknown, replaced, beyond } = comparison
  if (unknown.length + replaced.length + beyond.length + leftOut.length === 0) return null
  const all = entriesOf(comparison)
  return (
    <div className={styles.remarks}>
      {unknown.length > 0 && (
        <p>
          没有找到{unknown.map((text) => `“${text}”`).join('、')}：可能已下架，或写法有误。
          <SiteLink href="/Lookup" className={styles.link}>
            核对型号
          </SiteLink>
        </p>
      )}
      {replaced.map(({ written, code, note }) => (
        <p key={written}>
          “{written}”按 {code} 对比：{note}。
        </p>
      ))}
      {beyond.length > 0 && (
        <p>
          {isMobile ? '手机上' : ''}一次并排对比 {most} 款，未显示的点一下换上来：
          {beyond.map(({ entry, name }) => (
            <SiteLink
              key={entry}
              href={compareHref([entry, ...all.filter((one) => one !== entry)])}
              rel="nofollow"
              scroll={false}
              className={styles.link}
            >
              {name}
            </SiteLink>
          ))}
        </p>
      )}
      {leftOut.length > 0 && (
        <p>
          一个链接最多读 {MOST_ENTRIES} 款，{namesOf(leftOut)}没有读：请分几次对比。
        </p>
      )}
    </div>
  )
}

function namesOf(leftOut: readonly string[]): string {
  const named = leftOut.slice(0, MOST_NAMED).map((text) => `“${text}”`)
  return `${named.join('、')}${leftOut.length > MOST_NAMED ? `等 ${leftOut.length.toLocaleString('en')} 款` : ''}`
}
