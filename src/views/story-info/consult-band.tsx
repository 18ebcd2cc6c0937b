import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import styles from './consult-band.module.css'
import section from './section.module.css'

/** The way onward: to an engineer. */
export function ConsultBand() {
  return (
    <section className={`container ${section.section}`} aria-labelledby="consult-title">
      <div className={styles.band} data-dark="">
        <div>
          <h2 id="consult-title" className={styles.title}>
            有类似的项目？
          </h2>
          <p className={styles.line}>说明电压、容量与工期，应用工程师 1 个工作日内回电。</p>
        </div>
        <ButtonLink href="/Consult" tone="white">
          立即咨询
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
      </div>
    </section>
  )
}
