import { buttonStyle } from '@/components/button/button-style'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/icon-names'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import type { SiteInformation } from '@/contract/site'
import type { MenuLink } from '../menu/menu-sections'
import { SheetLinks } from './sheet-links'
import styles from './small-sheets.module.css'

const icons: IconName[] = ['headset', 'download', 'wrench', 'chat', 'mail', 'book']

/** Services: their pages, the hotline, the online service and the mini-program. */
export function ServiceSheet({ links, site }: { links: MenuLink[]; site: SiteInformation }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.intro}>
        <p className={styles.label}>服务热线</p>
        <a href={`tel:${site.serviceHotline}`} className={styles.hotline}>
          {site.serviceHotline}
        </a>
        <p className={styles.hours}>服务时间 {site.serviceHours}</p>
        {site.onlineServiceUrl && (
          <SiteLink href={site.onlineServiceUrl} className={buttonStyle('brand', 'small', styles.online)}>
            <Icon name="headset" size={20} />
            在线客服
          </SiteLink>
        )}
      </div>
      <SheetLinks links={links} icons={icons} />
      {site.miniProgramQrcode && (
        <figure className={styles.code}>
          <Picture picture={site.miniProgramQrcode} sizes="9vw" alt="服务小程序二维码" />
          <figcaption>服务小程序</figcaption>
        </figure>
      )}
    </div>
  )
}
