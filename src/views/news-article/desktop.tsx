import type { NewsArticle, NewsCard } from '@/contract/articles'
import { NewsArticleView } from './news-article'

type Props = { article: NewsArticle; recommended: readonly NewsCard[] }

/** A news article on a desktop. */
export const NewsArticleDesktop = (page: Props) => <NewsArticleView {...page} sizes="(min-width: 960px) 15vw, 45vw" />
