import type { SolutionCard as SolutionCardData } from '@/contract/solutions'
import { Icon } from '../icon/icon'
import { Picture } from '../picture/picture'
import { SiteLink } from '../site-link/site-link'
import { Symbols } from '../symbols/symbols'
import styles from './solution-card.module.css'

type Props = {
  solution: SolutionCardData
  /** How wide the cover is shown. */
  sizes: string
}

/** A solution: its cover and what it is about; the whole card leads to it. Stands under an `h2`. */
export function SolutionCard({ solution: { id, title, subTitle, cover }, sizes }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.frame}>{cover && <Picture picture={cover} sizes={sizes} alt="" className={styles.cover} />}</div>
      <h3 className={styles.title}>
        <SiteLink href={`/ResultInfoView?id=${id}`} className={styles.link}>
          {title}
        </SiteLink>
      </h3>
      {subTitle && (
        <p className={styles.subTitle}>
          <Symbols text={subTitle} />
        </p>
      )}
      <span className={styles.more} aria-hidden="true">
        查看方案
        <Icon name="arrow-right" size={20} />
      </span>
    </article>
  )
}
