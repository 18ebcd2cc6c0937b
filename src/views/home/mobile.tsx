import { ArrowLink } from '@/components/button/button-link'
import { HomeBanner } from './banner/home-banner'
import { CategoryStrip } from './categories/category-strip'
import { Featured } from './featured/featured'
import { Help } from './help/help'
import styles from './home.module.css'
import type { HomeContent } from './home-content'
import { HomeHeading } from './home-heading'
import { NewsList } from './news/news-list'
import { toTeaser } from './news/news-teaser'
import { SectionHead } from './section-head'
import { Stories } from './stories/stories'

/** Home, mobile layout: the same sections; categories in two rows, news as a list. */
export function HomeMobile({ site, page, banners, video, categories, hotCount, stories, news }: HomeContent) {
  return (
    <>
      <HomeBanner heading={<HomeHeading site={site} />} banners={banners} video={video} />
      <CategoryStrip categories={categories} hotCount={hotCount} endsWithAll />
      {page.featured.length > 0 && (
        <section className={`container ${styles.section}`} aria-labelledby="featured">
          <SectionHead id="featured" title={page.featuredTitle} />
          <Featured tiles={page.featured} />
        </section>
      )}
      <Stories page={page} stories={stories} slidesPerView={1.2} gap={30} />
      {news.length > 0 && (
        <section className={`container ${styles.section}`} aria-labelledby="news">
          <SectionHead id="news" title={page.newsTitle}>
            <ArrowLink href="/News" className={styles.all}>
              <span>
                全部<span className="visually-hidden">新闻</span>
              </span>
            </ArrowLink>
          </SectionHead>
          <NewsList teasers={news.map(toTeaser)} />
        </section>
      )}
      <Help help={page.help} site={site} />
    </>
  )
}
