import { Accordion } from '@/components/accordion/accordion'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { Logo } from '../logo/logo'
import type { MenuSection } from '../menu/menu-sections'
import { FooterDocuments } from './footer-documents'
import { FooterLegal } from './footer-legal'
import styles from './mobile-footer.module.css'
import { QrCodes } from './qr-codes'

type Props = { site: SiteInformation; sections: MenuSection[] }

/** The footer with its columns folded. */
export function MobileFooter({ site, sections }: Props) {
  return (
    <footer className={`container ${styles.footer}`} data-dark>
      <Logo brandName={site.brandName} tone="white" className={styles.logo} />
      <p className={styles.hours}>
        服务热线<span>{site.serviceHours}</span>
      </p>
      <a href={`tel:${site.serviceHotline}`} className={styles.hotline}>
        {site.serviceHotline}
      </a>
      <nav aria-label="页脚导航" className={styles.sections}>
        {sections.map(({ label, links }) => (
          <Accordion key={label} label={label} group="footer">
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href} className={styles.link}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Accordion>
        ))}
      </nav>
      <FooterDocuments documents={site.footerDocuments} />
      <QrCodes site={site} />
      <FooterLegal site={site} />
    </footer>
  )
}
