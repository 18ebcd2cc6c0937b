import { Section } from '@/components/section/section'
import type { RecruitingPage } from '@/contract/recruiting-page'
import { keyAt } from '@/lib/key-at'
import styles from './values.module.css'

/** The culture values, numbered. */
export function Values({ values }: Pick<RecruitingPage, 'values'>) {
  if (values.length === 0) return null
  return (
    <Section id="values" title="文化价值观" tone="deep">
      <ol className={styles.values}>
        {values.map(({ name, description }, index) => (
          <li key={keyAt(index, name)} className={styles.value}>
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
