import { Picture } from '@/components/picture/picture'
import { Section } from '@/components/section/section'
import type { AboutPage } from '@/contract/about-page'
import { keyAt } from '@/lib/key-at'
import styles from './certifications.module.css'

/** The certifications in a grid of equal cells. */
export function Certifications({ certifications: { title, badges } }: Pick<AboutPage, 'certifications'>) {
  if (badges.length === 0) return null
  return (
    <Section id="certifications" title={title} tone="grey">
      <ul className={styles.badges}>
        {badges.map(({ name, image }, index) => (
          <li key={keyAt(index, name)} className={styles.badge}>
            {image && <Picture picture={image} sizes="(min-width: 960px) 8vw, 23.6vw" alt="" className={styles.picture} />}
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
