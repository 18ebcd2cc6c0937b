import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { keyAt } from '@/lib/key-at'
import styles from './footer-parts.module.css'

/** The documents that the company publishes about itself. */
export function FooterDocuments({ documents }: { documents: SiteInformation['footerDocuments'] }) {
  if (documents.length === 0) return null
  return (
    <ul className={styles.documents}>
      {documents.map(({ label, url }, index) => (
        <li key={keyAt(index, label)}>
          <SiteLink href={url} className={styles.document}>
            <Icon name="report" size={22} />
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
