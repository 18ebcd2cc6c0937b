import { ArticleText } from '@/components/article/article-text'
import { ArrowLink, ButtonLink } from '@/components/button/button-link'
import { TitleText } from '@/components/symbols/title-text'
import type { Solution } from '@/contract/solutions'
import styles from './about.module.css'
import { categoryHref } from './solution-page'

/** The industry that the solution belongs to, and the ways onward: to its page and to an engineer. */
export function About({ solution }: { solution: Solution }) {
  const { categoryName, categoryAbstract } = solution
  const href = categoryHref(solution)
  return (
    <aside className={styles.about} aria-labelledby="about-title">
      <h2 id="about-title" className={styles.title}>
        <TitleText text={categoryName ? `关于${categoryName}` : '咨询与支持'} />
      </h2>
      {categoryAbstract && <ArticleText html={categoryAbstract} className={styles.abstract} />}
      {href && (
        <ArrowLink href={href} className={styles.link}>
          {`查看${categoryName}解决方案`}
        </ArrowLink>
      )}
      <ButtonLink href="/Consult" tone="outline" className={styles.consult}>
        咨询应用工程师
      </ButtonLink>
    </aside>
  )
}
