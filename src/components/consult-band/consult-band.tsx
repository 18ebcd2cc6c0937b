import { ButtonLink } from '../button/button-link'
import { Icon } from '../icon/icon'
import { Symbols } from '../symbols/symbols'
import { TitleText } from '../symbols/title-text'
import styles from './consult-band.module.css'

type Props = { title: string; line: string }

/** The way onward at the end of a page: to an engineer. */
export function ConsultBand({ title, line }: Props) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="consult-title">
      <div className={styles.band} data-dark="">
        <div>
          <h2 id="consult-title" className={styles.title}>
            <TitleText text={title} />
          </h2>
          <p className={styles.line}>
            <Symbols text={line} />
          </p>
        </div>
        <ButtonLink href="/Consult" tone="white">
          立即咨询
          <Icon name="arrow-right" size={20} />
        </ButtonLink>
      </div>
    </section>
  )
}
