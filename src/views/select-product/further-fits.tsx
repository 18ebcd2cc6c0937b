import { CompareTick } from '@/components/compare/compare-tick'
import { CopyCode } from '@/components/copy-code/copy-code'
import { Picture } from '@/components/picture/picture'
import { AddToListButton } from '@/components/selection-list/add-to-list-button'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import type { SelectedProduct } from '@/contract/selection'
import { collectedOf, productHref } from './links'
import styles from './rows.module.css'

/** So many figures stand beside a code. */
const FIGURES = 3

/** What meets the demands as well, the nearest first. */
export function FurtherFits({ fits }: { fits: readonly SelectedProduct[] }) {
  if (fits.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="further">
      <h2 id="further" className={styles.title}>
        也符合
      </h2>
      <ul>
        {fits.map((fit) => (
          <FitRow key={fit.card.id} fit={fit} />
        ))}
      </ul>
    </section>
  )
}

function FitRow({ fit }: { fit: SelectedProduct }) {
  const { card, code, meaning, verdicts, isOversized } = fit
  const href = productHref(fit)
  const figures = verdicts.filter(({ value }) => value !== null).slice(0, FIGURES)
  return (
    <li className={styles.row}>
      <SiteLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {card.cover && <Picture picture={card.cover} alt="" sizes="(min-width: 1280px) 9vw, 21vw" className={styles.cover} />}
      </SiteLink>
      <div>
        <h3 className={styles.name}>
          <SiteLink href={href} className={code && styles.code}>
            <Symbols text={code || card.title} />
          </SiteLink>
          {code !== '' && <CopyCode code={code} />}
        </h3>
        {code !== '' && (
          <p className={styles.line}>
            <Symbols text={card.title} />
          </p>
        )}
        {meaning && (
          <p className={styles.meaning}>
            <Symbols text={meaning} />
          </p>
        )}
        {isOversized && <p className={styles.oversized}>偏大：额定值达到要求的两倍</p>}
      </div>
      <dl className={styles.figures}>
        {figures.map(({ key, name, has }) => (
          <div key={key}>
            <dt>
              <Symbols text={name} />
            </dt>
            <dd>
              <Symbols text={has ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <AddToListButton product={card.id} code={code} name={code || card.title} look="line" />
        <CompareTick product={collectedOf(fit)} place="line" />
      </div>
    </li>
  )
}
