import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { tickBox } from '@/components/tick/tick-box'
import type { ListedRow, LookupChoice, LookupProduct } from '@/contract/lookup'
import { NearChoice } from './near-choice'
import { resultNames } from './result-names'
import styles from './result-table.module.css'
import type { Choices } from './use-choices'

type Props = {
  row: ListedRow
  match: LookupChoice | null
  /** Of the code, or of the first one to choose from. */
  product: LookupProduct | undefined
  choices: Choices
}

/** A row of the list: how the visitor wrote it, what it is, and why. */
export function ResultRow({ row: listed, match, product, choices }: Props) {
  const { row, written, status, quantity } = listed
  return (
    <tr data-status={status}>
      <th scope="row" className={styles.number}>
        {row}
      </th>
      <td className={styles.written}>{written}</td>
      <td className={styles.status}>
        <span className={styles.tag} data-status={status}>
          {resultNames[status].tag}
        </span>
      </td>
      <td className={styles.code}>
        <div className={styles.product}>
          {product?.cover && <Picture picture={product.cover} sizes="72px" alt="" className={styles.cover} />}
          <div className={styles.texts}>
            {status === 'near' && <NearChoice row={listed} value={match?.code ?? ''} onChoose={(code) => choices.choose(row, code)} />}
            {match && status !== 'near' && <span className={styles.match}>{match.code}</span>}
            {status === 'unknown' && '—'}
            {product && (
              <SiteLink
                href={`/GoodsInfoView?${new URLSearchParams({ id: product.id, ...(match && { code: match.code }) })}`}
                className={styles.title}
              >
                {product.title}
              </SiteLink>
            )}
          </div>
        </div>
      </td>
      <td className={styles.explanation}>
        <Explanation row={listed} />
      </td>
      <td className={styles.quantity}>
        <span className={styles.quantityName}>数量 </span>
        {quantity ?? '—'}
      </td>
      <td className={styles.tick}>
        <label className={styles.tickArea}>
          <input
            type="checkbox"
            aria-label={`选用第 ${row} 行`}
            className={tickBox}
            disabled={match === null}
            checked={choices.isTicked(listed)}
            onChange={(event) => choices.tick(row, event.target.checked)}
          />
        </label>
      </td>
    </tr>
  )
}

function Explanation({ row: { explanation, unreadQuantity, status } }: { row: ListedRow }) {
  const notes = [explanation, unreadQuantity && `数量“${unreadQuantity}”读不出`].filter(Boolean).join('；')
  return (
    <>
      <Symbols text={notes} />
      {status === 'unknown' && (
        <>
          {'。'}
          <SiteLink href="/Consult" className={styles.ask}>
            问工程师
          </SiteLink>
        </>
      )}
    </>
  )
}
