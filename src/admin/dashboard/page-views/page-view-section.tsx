import type { Reader } from '../reader'
import { Section } from '../section'
import { loadPageViews } from './load-page-views'
import { PageRanking } from './page-ranking'
import styles from './page-views.module.css'
import { Trend } from './trend'

/** The most viewed pages of the last 30 days, and how the views went day by day. */
export function PageViewSection({ reader }: { reader: Reader }) {
  return (
    <Section id="dashboard-page-views" title="近 30 天访问最多的页面" reader={reader} load={() => loadPageViews(reader)}>
      {({ pages, days, total }) =>
        total === 0 ? (
          <p className={styles.nothing}>最近 30 天还没有访问记录。访客打开网站后，这里会显示最受关注的页面。</p>
        ) : (
          <>
            <Trend days={days} total={total} />
            <PageRanking pages={pages} />
          </>
        )
      }
    </Section>
  )
}
