import { Accordion } from '@/components/accordion/accordion'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { ServicePage } from '@/contract/service-page'
import { keyAt } from '@/lib/key-at'
import styles from './advantages.module.css'

type Props = Pick<ServicePage, 'advantages' | 'advantagesTitle' | 'advantagesLine'>

/** The service advantages: one is open at a time, clicking the open one closes it (spec: service/advantages). */
export function Advantages({ advantagesTitle, advantagesLine, advantages }: Props) {
  if (advantages.length === 0) return null
  return (
    <section className={`container ${styles.section}`} aria-labelledby="advantages">
      <div>
        <h2 id="advantages" className={styles.title}>
          <TitleText text={advantagesTitle} />
        </h2>
        {advantagesLine && (
          <p className={styles.line}>
            <Symbols text={advantagesLine} />
          </p>
        )}
      </div>
      <div className={styles.list}>
        {advantages.map(({ title, content }, index) => (
          <Accordion
            key={keyAt(index, title)}
            group="advantages"
            isOpen={index === 0}
            className={styles.advantage}
            label={
              <h3 className={styles.label}>
                <span className={styles.number} aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <TitleText text={title} />
              </h3>
            }
          >
            <p className={styles.content}>
              <Symbols text={content} />
            </p>
          </Accordion>
        ))}
      </div>
    </section>
  )
}
