import type { NearPage } from '@/domain/nearest-page'
import { SiteLink } from '../site-link/site-link'
import styles from './near-names.module.css'

type Props = {
  near: readonly NearPage[]
  /** Stands before them. */
  label?: string
}

/** What may have been meant by a word or an address that finds nothing (spec: common-parts/near-names); absent without any. */
export function NearNames({ near, label = '您是不是要找：' }: Props) {
  if (near.length === 0) return null
  return (
    <p className={styles.names}>
      {label}
      {near.map(({ name, href }) => (
        <SiteLink key={href} href={href} className={styles.name}>
          {name}
        </SiteLink>
      ))}
    </p>
  )
}
