import type { NewsArticle, NewsCard } from '@/contract/articles'
import { NewsArticleView } from './news-article'

type Props = { article: NewsArticle; recommended: readonly NewsCard[] }

/** A news article on a phone. */
export const NewsArticleMobile = (page: Props) => <NewsArticleView {...page} sizes="30vw" />
