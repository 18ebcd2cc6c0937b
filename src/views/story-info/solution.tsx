import { ArrowLink } from '@/components/button/button-link'
import { NumberedPoints } from '@/components/numbered-points/numbered-points'
import { TitleText } from '@/components/symbols/title-text'
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
      {solutionPoints.length > 0 && <NumberedPoints points={solutionPoints} />}
      {solutions.length > 0 && (
        <div className={styles.related}>
          <h3 className={styles.relatedTitle}>相关解决方案</h3>
          <ul className={styles.links}>
            {solutions.map(({ id, title }) => (
              <li key={id}>
                <ArrowLink href={`/ResultInfoView?id=${id}`}>
                  <TitleText text={title} />
                </ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
