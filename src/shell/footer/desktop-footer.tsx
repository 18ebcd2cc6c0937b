import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { Logo } from '../logo/logo'
import type { MenuSection } from '../menu/menu-sections'
import styles from './desktop-footer.module.css'
import { FooterDocuments } from './footer-documents'
import { FooterLegal } from './footer-legal'
import { QrCodes } from './qr-codes'

type Props = { site: SiteInformation; sections: MenuSection[] }

/** The footer in columns. */
export function DesktopFooter({ site, sections }: Props) {
  return (
    <footer className={`container ${styles.footer}`} data-dark>
      <div className={styles.contact}>
        <Logo brandName={site.brandName} tone="white" className={styles.logo} />
        <dl className={styles.facts}>
          <div>
            <dt>服务时间</dt>
            <dd>{site.serviceHours}</dd>
          </div>
          <div>
            <dt>服务热线</dt>
            <dd>
              <a href={`tel:${site.serviceHotline}`}>{site.serviceHotline}</a>
            </dd>
          </div>
        </dl>
        {site.onlineServiceUrl && (
          <SiteLink href={site.onlineServiceUrl} className={buttonStyle('outlineWhite')}>
            <Icon name="headset" size={24} />
            在线客服
          </SiteLink>
        )}
      </div>
      <div className={styles.columns}>
        {sections.map(({ label, links }) => (
          <nav key={label} aria-label={`页脚：${label}`}>
            <h2 className={styles.heading}>{label}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href} className={styles.link}>
                    {link.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <QrCodes site={site} />
      </div>
      <FooterDocuments documents={site.footerDocuments} />
      <FooterLegal site={site} />
    </footer>
  )
}
