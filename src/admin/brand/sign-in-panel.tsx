import { listBanners } from '../../content/banners'
import { getSiteInformation } from '../../content/site-information'
import styles from './sign-in-panel.module.css'

/** Beside the form for signing in: the site's first dark banner and what the company is. Published content only: nobody is signed in. */
export async function SignInPanel() {
  const [{ siteName, companyName }, banners] = await Promise.all([getSiteInformation(), listBanners('home')])
  const banner = banners.find(({ tone, image }) => tone === 'dark' && image)
  return (
    <aside className={styles.panel} aria-label="关于本站">
      {/* biome-ignore lint/performance/noImgElement: its widths are made at upload */}
      {banner?.image && <img className={styles.picture} src={banner.image.src} alt="" />}
      <div className={styles.words}>
        <p className={styles.name}>{siteName}</p>
        <p className={styles.line}>内容管理</p>
        <p className={styles.company}>{companyName}</p>
      </div>
    </aside>
  )
}
