import { ArticleText } from '@/components/article/article-text'
import { AtOnce } from '@/components/at-once/at-once'
import { Symbols } from '@/components/symbols/symbols'
import type { Story } from '@/contract/stories'
import { keyAt } from '@/lib/key-at'
import styles from './overview.module.css'
import section from './section.module.css'
import { factsOf } from './story-page'

/** The facts as a row of figures, and the project in a few words; each is left out when there is nothing to say. */
export function Overview({ story }: { story: Story }) {
  const facts = factsOf(story)
  if (facts.length === 0 && !story.overview) return null
  return (
    <section className={`container ${styles.section}`} aria-labelledby={story.overview ? 'overview-title' : undefined}>
      {facts.length > 0 && (
        <AtOnce>
          <dl className={styles.facts}>
            {facts.map(({ label, value, unit }, index) => (
              <div key={keyAt(index, label)} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  <Symbols text={value} />
                  {unit && <span className={styles.unit}> {unit}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </AtOnce>
      )}
      {story.overview && (
        <div className={styles.columns}>
          <h2 id="overview-title" className={section.minor}>
            项目概况
          </h2>
          <ArticleText html={story.overview} className={styles.text} />
        </div>
      )}
    </section>
  )
}
