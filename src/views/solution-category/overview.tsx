import { ArticleText } from '@/components/article/article-text'
import { ButtonLink } from '@/components/button/button-link'
import { Picture } from '@/components/picture/picture'
import section from '@/components/section/anchored-section.module.css'
import type { SolutionCategory } from '@/contract/solutions'
import styles from './overview.module.css'

/** What the industry asks of its power distribution, beside a picture of it; absent when there is nothing to say. */
export function Overview({ category: { abstract, cover } }: { category: SolutionCategory }) {
  if (!abstract) return null
  return (
    <section
      className={`container ${section.section} ${styles.overview} ${cover ? styles.withPicture : ''}`}
      aria-labelledby="overview-title"
    >
      <div className={styles.text}>
        <h2 id="overview-title" className={section.title}>
          方案概述
        </h2>
        <ArticleText html={abstract} className={styles.abstract} />
        <ButtonLink href="/Consult" tone="outline" className={styles.consult}>
          咨询应用工程师
        </ButtonLink>
      </div>
      {cover && (
        <div className={styles.frame}>
          <Picture picture={cover} sizes="(min-width: 960px) 34vw, 92vw" alt="" className={styles.cover} />
        </div>
      )}
    </section>
  )
}
