import type { NewsArticle } from '@/contract/articles'
import { NewsArticleView } from './news-article'

type Props = { article: NewsArticle; recommended: readonly NewsArticle[] }

/** A news article on a desktop. */
export const NewsArticleDesktop = (page: Props) => <NewsArticleView {...page} sizes="(min-width: 960px) 15vw, 45vw" />
