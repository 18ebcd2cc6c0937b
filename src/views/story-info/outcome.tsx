import { AtOnce } from '@/components/at-once/at-once'
import { Figure } from '@/components/figure/figure'
import { Scene } from '@/components/scene/scene'
import { Symbols } from '@/components/symbols/symbols'
import type { Story } from '@/contract/stories'
import { keyAt } from '@/lib/key-at'
import styles from './outcome.module.css'
import section from './section.module.css'
import { hasOutcome, outcomeFigures } from './story-page'

/** What came of it: figures and text over a calmed picture. */
export function Outcome({ story }: { story: Story }) {
  if (!hasOutcome(story)) return null
  const { outcomeImage, outcomeContent } = story
  const figures = outcomeFigures(story)
  return (
    <Scene picture={outcomeImage} tone="dark" sizes="(min-width: 900px) 100vw, 203vw" labelledBy="outcome-title" className={styles.outcome}>
      <AtOnce className={`container ${styles.content}`}>
        <div className={styles.text}>
          <h2 id="outcome-title" className={section.minor}>
            项目成果
          </h2>
          {figures.length > 0 && (
            <ul className={styles.figures}>
              {figures.map((figure, index) => (
                <li key={keyAt(index, figure.label)}>
                  <Figure {...figure} />
                </li>
              ))}
            </ul>
          )}
          <p className={styles.line}>
            <Symbols text={outcomeContent} />
          </p>
        </div>
      </AtOnce>
    </Scene>
  )
}
