import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import type { SiteInformation } from '@/contract/site'
import styles from './contact.module.css'

type Props = {
  site: SiteInformation
  /** How to get the mini-program from its code. */
  codeHint: string
}

/** Hotline, hours, e-mail, online service and the mini-program; each is left out when editors have entered none. */
export function Contact({ site, codeHint }: Props) {
  const { serviceHotline, serviceHours, serviceEmail, onlineServiceUrl, miniProgramQrcode } = site
  return (
    <section className={`container ${styles.contact} ${miniProgramQrcode ? styles.withProgram : ''}`} aria-labelledby="contact-title">
      <h2 id="contact-title" className="visually-hidden">
        联系方式
      </h2>
      <div className={styles.part}>
        <p className={styles.label}>服务热线</p>
        <a href={`tel:${serviceHotline}`} className={styles.hotline}>
          {serviceHotline}
        </a>
      </div>
      <dl className={`${styles.part} ${styles.facts}`}>
        {serviceHours && (
          <div>
            <dt className={styles.label}>服务时间</dt>
            <dd className={styles.value}>{serviceHours}</dd>
          </div>
        )}
        {serviceEmail && (
          <div>
            <dt className={styles.label}>服务邮箱</dt>
            <dd className={styles.value}>
              <a href={`mailto:${serviceEmail}`} className={styles.email}>
                {serviceEmail}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {onlineServiceUrl && (
        <div className={`${styles.part} ${styles.online}`}>
          <p className={styles.label}>工程师在线解答</p>
          <ButtonLink href={onlineServiceUrl} className={styles.button}>
            <Icon name="headset" />
            在线客服
          </ButtonLink>
        </div>
      )}
      {miniProgramQrcode && (
        <figure className={styles.program}>
          <Picture picture={miniProgramQrcode} sizes="140px" alt="服务小程序二维码" className={styles.code} />
          <figcaption className={styles.caption}>
            服务小程序
            <span className={styles.hint}>{codeHint}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
