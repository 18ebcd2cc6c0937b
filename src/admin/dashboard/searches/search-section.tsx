import { Link } from '@payloadcms/ui'
import type { SearchTermSum } from '../../../database/search-term-sums'
import { explainAddress } from '../../search-answers/explain-address'
import type { Reader } from '../reader'
import { Section } from '../section'
import { FEWEST, loadSearches } from './load-searches'
import styles from './searches.module.css'
import { UnfoundTerms } from './unfound-terms'

const number = new Intl.NumberFormat('zh-CN')

/** What visitors have searched in the last 30 days, and what of it found nothing (spec: content/searched-terms). */
export function SearchSection({ reader }: { reader: Reader }) {
  return (
    <Section id="dashboard-searches" title="近 30 天访客搜索" reader={reader} load={() => loadSearches(reader)}>
      {({ most, unfound, ignored }) => (
        <>
          <p className={styles.hint}>
            只统计至少 {FEWEST} 位访客搜索过的词，不含任何个人信息。想知道某个词是怎样回答的，打开
            <Link href={explainAddress('')} prefetch={false}>
              搜索是怎样回答的
            </Link>
            。
          </p>
          <div className={styles.columns}>
            <section aria-labelledby="most-searched">
              <h3 id="most-searched" className={styles.label}>
                最常搜索
              </h3>
              {most.length > 0 ? <MostSearched terms={most} /> : <p className={styles.nothing}>还没有记录。</p>}
            </section>
            <section aria-labelledby="unfound-searches">
              <h3 id="unfound-searches" className={styles.label}>
                没有结果的搜索
              </h3>
              <UnfoundTerms unfound={unfound} ignored={ignored} />
            </section>
          </div>
        </>
      )}
    </Section>
  )
}

function MostSearched({ terms }: { terms: readonly SearchTermSum[] }) {
  return (
    <ol className={styles.list}>
      {terms.map(({ term, count, found }) => (
        <li key={term} className={styles.row}>
          <Link className={styles.term} href={explainAddress(term)} prefetch={false}>
            {term}
          </Link>
          <span className={styles.count}>{number.format(count)} 次</span>
          <span className={styles.found}>{number.format(found)} 条结果</span>
        </li>
      ))}
    </ol>
  )
}
