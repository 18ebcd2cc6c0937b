import { typesetHtml } from '@/components/article/typeset-html'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { keyAt } from '@/lib/key-at'
import styles from './footer-parts.module.css'

/** Company text, copyright, privacy, legal notice and registrations. */
export function FooterLegal({ site }: { site: SiteInformation }) {
  return (
    <div className={styles.legal}>
      {site.bottomLinkInfo && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content layer
        <div className={styles.company} dangerouslySetInnerHTML={{ __html: typesetHtml(site.bottomLinkInfo) }} />
      )}
      <ul className={styles.notices}>
        <li>
          <SiteLink href="/RichText?id=69">隐私条款</SiteLink>
        </li>
        <li>
          <SiteLink href="/RichText?id=70">法律声明</SiteLink>
        </li>
        <li>
          <SiteLink href="/RichText?id=438">无障碍说明</SiteLink>
        </li>
        {site.registrationLinks.map(({ label, url }, index) => (
          <li key={keyAt(index, label)}>
            <SiteLink href={url}>{label}</SiteLink>
          </li>
        ))}
      </ul>
      <p>{site.copyright}</p>
    </div>
  )
}
