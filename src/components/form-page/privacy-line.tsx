import { SiteLink } from '../site-link/site-link'
import styles from './form-body.module.css'

/** One line on privacy with the way to the privacy terms, single page 69 (spec: service/privacy-line). */
export function PrivacyLine({ purpose }: { purpose: string }) {
  return (
    <p className={styles.privacy}>
      您填写的姓名与手机号{purpose}，详见<SiteLink href="/RichText?id=69">《隐私条款》</SiteLink>。
    </p>
  )
}
