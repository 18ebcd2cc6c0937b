import { Icon } from '@/components/icon/icon'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { selection } from '../menu/menu-sections'
import styles from './bottom-bar.module.css'

/** What the side bar is on a phone: a bar under the page. */
export function BottomBar({ site }: { site: SiteInformation }) {
  return (
    <aside aria-label="快捷服务" className={styles.bar}>
      <ul className={styles.list} style={{ '--count': site.onlineServiceUrl ? 3 : 2 }}>
        {site.onlineServiceUrl && (
          <li>
            <SiteLink href={site.onlineServiceUrl} className={styles.item}>
              <Icon name="headset" size={40} />
              在线客服
            </SiteLink>
          </li>
        )}
        <li>
          <a href={`tel:${site.serviceHotline}`} className={styles.item}>
            <Icon name="phone" size={40} />
            服务热线
          </a>
        </li>
        <li>
          <SiteLink href={selection.href} className={`${styles.item} ${styles.main}`}>
            <Icon name="ruler" size={40} />
            {selection.label}
          </SiteLink>
        </li>
      </ul>
    </aside>
  )
}
