import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { TitleText } from '@/components/symbols/title-text'
import type { HomePage, SiteInformation } from '@/contract/site'
import { productSelection } from '@/domain/product-selection'
import styles from './help.module.css'

/** The need-help band: to the product selector, or to an engineer. */
export function Help({ help, site }: { help: HomePage['help']; site: SiteInformation }) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="help">
      <div className={styles.band} data-dark="">
        {help.image && (
          <div className={styles.scene}>
            <Picture picture={help.image} sizes="(min-width: 900px) 42.5vw, 89.5vw" alt="" className={styles.picture} />
          </div>
        )}
        <div className={styles.text}>
          <h2 id="help" className={styles.title}>
            <TitleText text={help.title} />
          </h2>
          <p className={styles.line}>{help.line}</p>
          <div className={styles.actions}>
            <ButtonLink href={site.productSelectorUrl || productSelection.href} tone="white">
              {help.primaryLabel || productSelection.name}
              <Icon name="arrow-right" size={20} />
            </ButtonLink>
            <ButtonLink href={site.supportChatUrl || '/Consult'} tone="outlineWhite">
              <Icon name="headset" />
              {help.secondaryLabel || '咨询工程师'}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
