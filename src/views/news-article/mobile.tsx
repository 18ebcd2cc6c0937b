import type { NewsArticle } from '@/contract/articles'
import { NewsArticleView } from './news-article'

type Props = { article: NewsArticle; recommended: readonly NewsArticle[] }

/** A news article on a phone. */
export const NewsArticleMobile = (page: Props) => <NewsArticleView {...page} sizes="30vw" />
