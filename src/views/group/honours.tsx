import { Picture } from '@/components/picture/picture'
import { TitleText } from '@/components/symbols/title-text'
import type { Milestone } from '@/contract/milestone'
import { keyAt } from '@/lib/key-at'
import styles from './honours.module.css'
import { newestFirst } from './newest-first'

/** Honours with who has given them and when, the newest first: those with a picture as cards, the others under them (spec: company/honours). */
export function Honours({ honours }: { honours: readonly Milestone[] }) {
  const sorted = newestFirst(honours)
  const shown = [sorted.filter(({ image }) => image), sorted.filter(({ image }) => !image)].filter(({ length }) => length > 0)
  return shown.map((group, index) => (
    <ul key={String(group[0]?.image !== null)} className={index === 0 ? styles.grid : `${styles.grid} ${styles.more}`}>
      {group.map((honour, place) => (
        <Honour key={keyAt(place, honour.title)} honour={honour} />
      ))}
    </ul>
  ))
}

function Honour({ honour: { year, title, issuer, image } }: { honour: Milestone }) {
  return (
    <li className={image ? undefined : styles.plain}>
      {image && (
        <span className={styles.frame}>
          <Picture picture={image} sizes="(min-width: 960px) 26vw, 44vw" alt="" className={styles.picture} />
        </span>
      )}
      <span className={styles.year}>{year}</span>
      <h3 className={styles.title}>
        <TitleText text={title} />
      </h3>
      {issuer && <p className={styles.issuer}>{issuer}</p>}
    </li>
  )
}
