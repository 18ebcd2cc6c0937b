import { Picture } from '@/components/picture/picture'
import type { SiteInformation } from '@/contract/site'
import styles from './footer-parts.module.css'

/** The accounts to follow. */
export function QrCodes({ site }: { site: SiteInformation }) {
  const codes = [
    { caption: '公众号', picture: site.publicAccountQrcode },
    { caption: '视频号', picture: site.videoAccountQrcode },
    { caption: '抖音号', picture: site.douyinQrcode },
  ]
  const items = codes.map(
    ({ caption, picture }) =>
      picture && (
        <li key={caption}>
          <Picture picture={picture} sizes="(max-width: 767px) 26.5vw, 6.4vw" alt={`${caption}二维码`} className={styles.code} />
          <span aria-hidden="true">{caption}</span>
        </li>
      ),
  )
  return items.some(Boolean) ? <ul className={styles.codes}>{items}</ul> : null
}
