import { ArrowLink } from '@/components/button/button-link'
import { HomeBanner } from './banner/home-banner'
import { CategoryStrip } from './categories/category-strip'
import { Featured } from './featured/featured'
import { Help } from './help/help'
import styles from './home.module.css'
import type { HomeContent } from './home-content'
import { HomeHeading } from './home-heading'
import { NewsColumns } from './news/news-columns'
import { toTeaser } from './news/news-teaser'
import { SectionHead } from './section-head'
import { Stories } from './stories/stories'

/** Home, desktop layout (spec: home/page). */
export function HomeDesktop({ site, page, banners, video, categories, hotCount, stories, news }: HomeContent) {
  return (
    <>
      <HomeBanner heading={<HomeHeading site={site} />} banners={banners} video={video} />
      <CategoryStrip categories={categories} hotCount={hotCount} />
      {page.featured.length > 0 && (
        <section className={`container ${styles.section}`} aria-labelledby="featured">
          <SectionHead id="featured" title={page.featuredTitle} line={page.featuredLine}>
            <ArrowLink href="/GoodsListView?all=true">查看全部产品</ArrowLink>
          </SectionHead>
          <Featured tiles={page.featured} />
        </section>
      )}
      <Stories page={page} stories={stories} slidesPerView={2.02} gap={64} autoplayMs={3000} />
      {news.length > 0 && (
        <section className={`container ${styles.section}`} aria-labelledby="news">
          <SectionHead id="news" title={page.newsTitle}>
            <ArrowLink href="/News">进入新闻中心</ArrowLink>
          </SectionHead>
          <NewsColumns teasers={news.map(toTeaser)} />
        </section>
      )}
      <Help help={page.help} site={site} />
    </>
  )
}
