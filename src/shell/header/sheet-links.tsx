import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import { SiteLink } from '@/components/site-link/site-link'
import type { MenuLink } from '../menu/menu-sections'
import styles from './small-sheets.module.css'

/** Links in columns, each under a line, with an arrow that moves. */
export function SheetLinks({ links, icons = [] }: { links: MenuLink[]; icons?: readonly IconName[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }, index) => {
        const icon = icons[index]
        return (
          <li key={href}>
            <SiteLink href={href} className={styles.link}>
              {icon && <Icon name={icon} size={28} />}
              {label}
              <Icon name="arrow-right" size={20} className={styles.arrow} />
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}
