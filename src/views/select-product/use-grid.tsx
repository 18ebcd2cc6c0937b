import type { ReactNode } from 'react'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { CountedUse } from '@/contract/selection'
import { SELECTOR } from '@/domain/selector/selection'
import styles from './use-grid.module.css'
import { UseSymbol } from './use-symbol'

/** What a device is for: the first step (spec: selector/uses). */
export function UseGrid({ uses, children }: { uses: readonly CountedUse[]; children?: ReactNode }) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="uses-title">
      <h2 id="uses-title" className={styles.heading}>
        用在哪里？
      </h2>
      {children}
      <ul className={styles.grid}>
        {uses.map(({ key, title, line, count, cover }) => (
          <li key={key}>
            <SiteLink href={`${SELECTOR}?use=${key}`} className={styles.use}>
              <span className={styles.picture}>
                <UseSymbol name={key} className={styles.symbol} />
                {cover && <Picture picture={cover} alt="" sizes="(min-width: 1280px) 13vw, 25vw" className={styles.cover} />}
              </span>
              <span className={styles.name}>
                <Symbols text={title} />
              </span>
              <span className={styles.line}>
                <Symbols text={line} />
              </span>
              <span className={styles.count}>
                <span>
                  <span className="together">{count} 款</span>产品
                </span>
                <Icon name="arrow-right" size={18} />
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
