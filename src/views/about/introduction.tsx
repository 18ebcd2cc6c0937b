import { ArticleText } from '@/components/article/article-text'
import styles from './introduction.module.css'

/**
 * The company introduction, single page 50: its headings stand left of their paragraphs.
 *
 * @param html sanitised by the read side
 */
export function Introduction({ html }: { html: string }) {
  if (!html) return null
  return (
    <section className={`container ${styles.introduction}`} aria-label="公司简介">
      <ArticleText html={html} className={styles.text} />
    </section>
  )
}
