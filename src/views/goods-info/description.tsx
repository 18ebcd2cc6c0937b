import { ArticleText } from '@/components/article/article-text'
import styles from './description.module.css'

/** What the editor writes about the product at length; sanitised by the read side. Absent when empty. */
export function Description({ html }: { html: string }) {
  if (!html) return null
  return (
    <section className={`${styles.description} container`} aria-labelledby="description-title">
      <h2 id="description-title" className={styles.title}>
        产品介绍
      </h2>
      <ArticleText html={html} className={styles.text} />
    </section>
  )
}
