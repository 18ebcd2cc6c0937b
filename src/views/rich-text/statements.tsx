import { ArrowLink } from '@/components/button/button-link'
import { TitleText } from '@/components/symbols/title-text'
import type { SinglePageLink } from '@/contract/articles'
import styles from './statements.module.css'

/** The other pages of its kind, and whom to ask; without others, the latter alone. */
export function Statements({ pages }: { pages: readonly SinglePageLink[] }) {
  return (
    <section className={`container ${styles.statements}`} aria-labelledby="statements">
      <div>
        <h2 id="statements" className={styles.title}>
          更多公开信息
        </h2>
        <p className={styles.line}>对内容有疑问，可以联系客户服务。</p>
        <ArrowLink href="/CustomerView" className={styles.service}>
          服务与支持
        </ArrowLink>
      </div>
      <ul className={styles.pages}>
        {pages.map(({ id, title }) => (
          <li key={id} className={styles.page}>
            <ArrowLink href={`/RichText?id=${id}`} className={styles.link}>
              <TitleText text={title} />
            </ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
