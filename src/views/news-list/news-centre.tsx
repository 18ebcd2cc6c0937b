import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { NewsRow } from '@/components/news-row/news-row'
import { PageBanner } from '@/components/page-banner/page-banner'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import styles from './news-centre.module.css'
import { type NewsListPage, PAGE_TITLE } from './news-page'
import { PagedRows } from './paged-rows'
import { TopNews } from './top-news'

type Props = { page: NewsListPage; sizes: { card: string; row: string } }

/** The news centre: top news as cards, and all others as a list with pages (spec: news/centre). */
export function NewsCentre({ page: { header, topNews, news }, sizes }: Props) {
  const { rows, ...pages } = news
  return (
    <>
      <PageBanner header={header} isLow />
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: PAGE_TITLE }]} />
      <TopNews news={topNews} sizes={sizes.card} />
      <section className={`container ${styles.list}`} aria-labelledby="list-title">
        <h2 id="list-title" className={styles.title}>
          新闻动态
        </h2>
        {rows.length === 0 && (
          <EmptyState line="这里暂时没有新闻，稍后再来看看">
            <ButtonLink href="/ExampleView">看看客户案例</ButtonLink>
            <ButtonLink href="/AboutView" tone="outline">
              关于我们
            </ButtonLink>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <PagedRows {...pages}>
            {rows.map(({ title, excerpt, ...teaser }) => (
              <NewsRow
                key={teaser.id}
                {...teaser}
                title={<TitleText text={title} />}
                excerpt={<Symbols text={excerpt} />}
                sizes={sizes.row}
              />
            ))}
          </PagedRows>
        )}
      </section>
    </>
  )
}
