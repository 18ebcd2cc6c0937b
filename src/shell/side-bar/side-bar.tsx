import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import { selection } from '../menu/menu-sections'
import { Dismissible } from './dismissible'
import styles from './side-bar.module.css'

/** Four ways to get help, at the right edge of every desktop page (spec: navigation/side-bar). */
export function SideBar({ site }: { site: SiteInformation }) {
  return (
    <Dismissible className={styles.bar} label="快捷服务">
      {site.onlineServiceUrl && (
        <li className={styles.item}>
          <SiteLink href={site.onlineServiceUrl} className={styles.button} aria-label="在线客服">
            <Icon name="headset" size={26} />
          </SiteLink>
          <span className={styles.label} aria-hidden="true">
            在线客服
          </span>
        </li>
      )}
      <li className={styles.item}>
        <a href={`tel:${site.serviceHotline}`} className={styles.button} aria-label={`服务热线 ${site.serviceHotline}`}>
          <Icon name="phone" size={26} />
        </a>
        <span className={styles.label} aria-hidden="true">
          服务热线 <b className={styles.hotline}>{site.serviceHotline}</b>
        </span>
      </li>
      {site.publicAccountQrcode && (
        <li className={styles.item}>
          <button type="button" className={styles.button} aria-label="官方公众号" aria-describedby="side-bar-account">
            <Icon name="qr" size={26} />
          </button>
          <figure id="side-bar-account" className={`${styles.label} ${styles.account}`}>
            <Picture picture={site.publicAccountQrcode} sizes="9vw" alt="公众号二维码" className={styles.code} />
            <figcaption>扫码关注公众号</figcaption>
          </figure>
        </li>
      )}
      <li className={styles.item}>
        <SiteLink href={selection.href} className={`${styles.button} ${styles.main}`} aria-label={selection.label}>
          <Icon name="ruler" size={26} />
        </SiteLink>
        <span className={styles.label} aria-hidden="true">
          {selection.label}
        </span>
      </li>
    </Dismissible>
  )
}
