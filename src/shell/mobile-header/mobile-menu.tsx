import { Accordion } from '@/components/accordion/accordion'
import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { Navigation } from '@/contract/navigation'
import { keyAt } from '@/lib/key-at'
import {
  allProducts,
  allStories,
  hotProducts,
  type MenuLink,
  type MenuSection,
  menuSections,
  newProducts,
  selection,
} from '../menu/menu-sections'
import styles from './mobile-menu.module.css'

/** The sections of the menu as accordions, then contact and the regional sites. */
export function MobileMenu({ navigation }: { navigation: Navigation }) {
  const { site } = navigation
  const { products, solutions, stories, service, about } = menuSections(navigation)
  return (
    <div className={styles.menu}>
      <nav aria-label="主导航">
        <Section section={products} more={[newProducts, hotProducts, allProducts]} />
        <SiteLink href={selection.href} className={styles.direct} data-pages={selection.pages}>
          {selection.label}
          <Icon name="arrow-right" size={32} />
        </SiteLink>
        <Section section={solutions} />
        <Section section={stories} more={[allStories]} />
        <Section section={service} />
        <Section section={about} />
      </nav>
      <div className={styles.contact}>
        <p className={styles.label}>服务热线 {site.serviceHours}</p>
        <a href={`tel:${site.serviceHotline}`} className={styles.hotline}>
          {site.serviceHotline}
        </a>
        {site.onlineServiceUrl && (
          <SiteLink href={site.onlineServiceUrl} className={buttonStyle('outline', 'normal', styles.online)}>
            <Icon name="headset" size={36} />
            在线客服
          </SiteLink>
        )}
      </div>
      <Languages sites={site.regionalSites} />
    </div>
  )
}

function Section({ section, more = [] }: { section: MenuSection; more?: MenuLink[] }) {
  return (
    <Accordion label={section.label} group="menu" pages={section.pages}>
      <ul className={styles.links}>
        {[...section.links, ...more].map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Accordion>
  )
}

function Languages({ sites }: { sites: { label: string; url: string }[] }) {
  return (
    <ul className={styles.languages} aria-label="语言与地区">
      <li className={styles.language}>
        <Icon name="globe" size={32} />
        <span aria-current="true">简体中文</span>
      </li>
      {sites.map(({ label, url }, index) => (
        <li key={keyAt(index, url)}>
          <SiteLink href={url} className={styles.language} aria-label={`${label}（新窗口打开）`}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
