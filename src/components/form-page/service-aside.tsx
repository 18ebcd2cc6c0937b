import type { Picture as PictureData } from '@/contract/picture'
import { keyAt } from '@/lib/key-at'
import { Picture } from '../picture/picture'
import { Symbols } from '../symbols/symbols'
import styles from './service-aside.module.css'

type Props = {
  hotline: string
  hours: string
  /** What happens after the form was sent. */
  steps: readonly string[]
  code: { title: string; caption: string; picture: PictureData | null }
}

/** Beside a form: whom to call, what happens next, and a QR code. */
export function ServiceAside({ hotline, hours, steps, code }: Props) {
  return (
    <aside aria-label="联系客服" className={styles.aside}>
      {hotline && <Hotline hotline={hotline} hours={hours} />}
      {steps.length > 0 && <AfterSending steps={steps} />}
      {code.picture && (
        <section className={styles.section} aria-labelledby="qr-code">
          <h2 id="qr-code" className={styles.title}>
            {code.title}
          </h2>
          <Picture picture={code.picture} sizes="216px" className={styles.code} />
          <p className={styles.caption}>{code.caption}</p>
        </section>
      )}
    </aside>
  )
}

function Hotline({ hotline, hours }: Pick<Props, 'hotline' | 'hours'>) {
  return (
    <section className={styles.section} aria-labelledby="hotline">
      <h2 id="hotline" className={styles.label}>
        服务热线
      </h2>
      <a href={`tel:${hotline}`} className={styles.hotline}>
        {hotline}
      </a>
      {hours && <p className={styles.label}>每天 {hours}</p>}
    </section>
  )
}

function AfterSending({ steps }: Pick<Props, 'steps'>) {
  return (
    <section className={styles.section} aria-labelledby="after-sending">
      <h2 id="after-sending" className={styles.title}>
        提交之后
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={keyAt(index, step)} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span>
              <Symbols text={step} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
