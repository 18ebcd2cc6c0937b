import { Article } from '@/components/article/article'
import { ArticleText } from '@/components/article/article-text'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import { FurtherReading } from '@/components/further-reading/further-reading'
import { TitleText } from '@/components/symbols/title-text'
import type { NewsArticle, NewsCard } from '@/contract/articles'
import { OfficialLink } from './official-link'

type Props = {
  article: NewsArticle
  /** 推荐阅读: up to five other news (spec: news/recommended). */
  recommended: readonly NewsCard[]
  /** How wide the pictures of the recommended articles are shown. */
  sizes: string
}

/** A news article: date, text in the reader's size, where else it stands, and what to read next. The key resets the size. */
export function NewsArticleView({ article: { id, title, updatedAt, content, officialAccountsUrl }, recommended, sizes }: Props) {
  const date = updatedAt.slice(0, 10)
  return (
    <>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '新闻中心', href: '/News' }, { label: title }]} />
      <Article
        key={id}
        title={title}
        heading={<TitleText text={title} />}
        meta={<time dateTime={date}>{date}</time>}
        after={officialAccountsUrl && <OfficialLink href={officialAccountsUrl} />}
      >
        <ArticleText html={content} isFirst />
      </Article>
      <FurtherReading
        title="推荐阅读"
        entries={recommended.map((other) => ({ ...other, href: `/NewsDetail?id=${other.id}` }))}
        sizes={sizes}
      />
    </>
  )
}
