import { Link } from '@payloadcms/ui'
import { getSiteInformation } from '../../content/site-information'
import { LogoPicture } from './logo'
import styles from './nav-brand.module.css'

/** Above the navigation: whose admin this is, and the way to the dashboard. */
export async function NavBrand() {
  const { brandName } = await getSiteInformation()
  return (
    <Link className={styles.brand} href="/admin" prefetch={false} aria-label={`${brandName} 管理首页`}>
      <LogoPicture brandName="" className={styles.logo} />
      <span className={styles.line}>内容管理</span>
    </Link>
  )
}
