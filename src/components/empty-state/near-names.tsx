import type { NearPage } from '@/domain/nearest-page'
import { SiteLink } from '../site-link/site-link'
import styles from './near-names.module.css'

/** What may have been meant by a word that finds nothing (spec: common-parts/near-names); absent without any. */
export function NearNames({ near }: { near: readonly NearPage[] }) {
  if (near.length === 0) return null
  return (
    <p className={styles.names}>
      您是不是要找：
      {near.map(({ name, href }) => (
        <SiteLink key={href} href={href} className={styles.name}>
          {name}
        </SiteLink>
      ))}
    </p>
  )
}
