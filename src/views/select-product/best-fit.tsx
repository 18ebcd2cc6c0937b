import { ButtonLink } from '@/components/button/button-link'
import { buttonStyle } from '@/components/button/button-style'
import { CompareTick } from '@/components/compare/compare-tick'
import { CopyCode } from '@/components/copy-code/copy-code'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { AddToListButton } from '@/components/selection-list/add-to-list-button'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import { NewBadge, Tag } from '@/components/tag/tag'
import type { SelectedProduct, ShownVerdict } from '@/contract/selection'
import { dataSheetHref } from '@/domain/data-sheet/data-sheet-href'
import styles from './best-fit.module.css'
import { collectedOf, productHref } from './links'
import { MarginBar } from './margin-bar'

/** The nearest product, and for each demand what it has. */
export function BestFit({ fit }: { fit: SelectedProduct }) {
  const { card, code, meaning, verdicts } = fit
  const href = productHref(fit)
  return (
    <section className={styles.frame} aria-labelledby="best">
      <div className={styles.best}>
        <SiteLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
          {card.cover && <Picture picture={card.cover} alt="" isFirst sizes="(min-width: 1280px) 23vw, 90vw" className={styles.cover} />}
        </SiteLink>
        <div>
          <p className={styles.tags}>
            <Tag>最接近</Tag>
            {card.isNew && <NewBadge />}
          </p>
          <h2 id="best" className={styles.name}>
            <SiteLink href={href}>
              <TitleText text={card.title} />
            </SiteLink>
          </h2>
          {code !== '' && (
            <p className={styles.codeLine}>
              <SiteLink href={href} className={styles.code}>
                <Symbols text={code} />
              </SiteLink>
              <CopyCode code={code} />
            </p>
          )}
          {meaning && (
            <p className={styles.meaning}>
              <Symbols text={meaning} />
            </p>
          )}
          <VerdictTable verdicts={verdicts} />
          <div className={styles.ways}>
            <AddToListButton product={card.id} code={code} name={code || card.title} look="main" size="normal" />
            <ButtonLink href={href} tone="outline">
              {code === '' ? '查看产品' : '调整选项'}
            </ButtonLink>
            <a href={dataSheetHref(card.id, code)} target="_blank" rel="noopener" className={buttonStyle('outline')}>
              <Icon name="pdf" size={22} />
              数据表
            </a>
            <CompareTick product={collectedOf(fit)} place="line" />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Each demand: what is needed, what the product has, and by how much. */
function VerdictTable({ verdicts }: Pick<SelectedProduct, 'verdicts'>) {
  return (
    <table className={styles.verdicts}>
      <thead>
        <tr>
          <th scope="col">要求</th>
          <th scope="col">须达到</th>
          <th scope="col">本产品</th>
          <th scope="col">余量</th>
        </tr>
      </thead>
      <tbody>
        {verdicts.map((verdict) => (
          <VerdictRow key={verdict.key} verdict={verdict} />
        ))}
      </tbody>
    </table>
  )
}

function VerdictRow({ verdict: { name, needed, has, margin, derated } }: { verdict: ShownVerdict }) {
  return (
    <tr>
      <th scope="row">
        <Symbols text={name} />
      </th>
      <td className={styles.needed}>{needed}</td>
      <td className={styles.has}>
        <Symbols text={has ?? ''} />
        {derated && (
          <span className={styles.derated}>
            <Symbols text={derated} />
          </span>
        )}
      </td>
      <td className={styles.margin}>
        <span className={styles.answer}>
          {margin === null ? <span>符合</span> : <MarginBar margin={margin} />}
          <Icon name="check" size={20} className={styles.tick} />
        </span>
      </td>
    </tr>
  )
}
