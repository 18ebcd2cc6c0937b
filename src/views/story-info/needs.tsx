import { Picture } from '@/components/picture/picture'
import { Symbols } from '@/components/symbols/symbols'
import type { Story } from '@/contract/stories'
import { keyAt } from '@/lib/key-at'
import styles from './needs.module.css'
import section from './section.module.css'
import { needsOf } from './story-page'

/** What the customer needed, on a card that stands on the lower edge of a picture. */
export function Needs({ story }: { story: Story }) {
  const needs = needsOf(story)
  if (needs.length === 0) return null
  const { requirementImage } = story
  return (
    <section className={`${styles.needs} ${requirementImage ? '' : section.grey}`} aria-labelledby="needs-title">
      {requirementImage && <Picture picture={requirementImage} sizes="(min-width: 900px) 100vw, 154vw" alt="" className={styles.image} />}
      <div className={styles.card}>
        <h2 id="needs-title" className={section.minor}>
          客户需求
        </h2>
        <ul className={styles.list}>
          {needs.map((need, index) => (
            <li key={keyAt(index, need)} className={styles.need}>
              <Symbols text={need} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
