import { Symbols } from '@/components/symbols/symbols'
import type { SolutionCategory } from '@/contract/solutions'
import section from './section.module.css'
import { sectionIds } from './solution-category-page'
import styles from './values.module.css'

/** 应用价值: up to three numbered blocks; absent without any. */
export function Values({ values }: { values: SolutionCategory['applicationValues'] }) {
  if (values.length === 0) return null
  return (
    <section id={sectionIds.value} className={`container ${section.section} ${section.grey}`} aria-labelledby="value-title" tabIndex={-1}>
      <h2 id="value-title" className={section.title}>
        应用价值
      </h2>
      <ol className={styles.values}>
        {values.map(({ title, content }, index) => (
          <li key={title} className={styles.value}>
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
    </section>
  )
}
