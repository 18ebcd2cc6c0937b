import { ArrowLink } from '@/components/button/button-link'
import { Symbols } from '@/components/symbols/symbols'
import type { Story } from '@/contract/stories'
import section from './section.module.css'
import styles from './solution.module.css'

/** Up to four numbered points of the solution, and the solutions of the catalogue behind them. */
export function Solution({ story: { solutionPoints, solutions } }: { story: Story }) {
  if (solutionPoints.length === 0 && solutions.length === 0) return null
  return (
    <section className={`container ${section.section}`} aria-labelledby="solution-title">
      <h2 id="solution-title" className={section.title}>
        解决方案
      </h2>
      {solutionPoints.length > 0 && (
        <ol className={styles.points}>
          {solutionPoints.map(({ title, content }, index) => (
            <li key={title} className={styles.point}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className={styles.title}>
                <Symbols text={title} />
              </h3>
              <p className={styles.content}>
                <Symbols text={content} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {solutions.length > 0 && (
        <div className={styles.related}>
          <h3 className={styles.relatedTitle}>相关解决方案</h3>
          <ul className={styles.links}>
            {solutions.map(({ id, title }) => (
              <li key={id}>
                <ArrowLink href={`/ResultInfoView?id=${id}`}>{title}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
