'use client'

import { useState } from 'react'
import type { SearchTermSum } from '../../../database/search-term-sums'
import styles from './searches.module.css'
import { UnfoundTerm } from './unfound-term'

type Props = { unfound: readonly SearchTermSum[]; ignored: readonly SearchTermSum[] }

/** So many are shown at first. */
const SHOWN = 8

/** What found nothing, each with what can be done about it. What is done stays in its place until the page is opened again. */
export function UnfoundTerms({ unfound, ignored }: Props) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? unfound : unfound.slice(0, SHOWN)
  return (
    <>
      {unfound.length === 0 && <p className={styles.nothing}>很好，访客搜索的词都有结果。</p>}
      <ul className={styles.list}>
        {shown.map((sum) => (
          <UnfoundTerm key={sum.term} {...sum} />
        ))}
      </ul>
      {unfound.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          还有 {unfound.length - shown.length} 个
        </button>
      )}
      {ignored.length > 0 && (
        <details className={styles.ignored}>
          <summary>已忽略 {ignored.length} 个</summary>
          <ul className={styles.list}>
            {ignored.map((sum) => (
              <UnfoundTerm key={sum.term} {...sum} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
