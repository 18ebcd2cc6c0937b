import { Icon } from '@/components/icon/icon'
import { Symbols } from '@/components/symbols/symbols'
import { TickMark } from '@/components/tick/tick-mark'
import type { Facet } from '@/contract/facets'
import { whyNot } from '@/domain/facets/wording'
import { CauseLink } from './cause-link'
import styles from './facet-section.module.css'
import { Fold } from './fold'
import { RangeForm } from './range-form'
import { WishLink } from './wish-link'

type Props = { facet: Facet; isOpen: boolean; idPrefix: string }

/** Beyond so many the values are folded: two rows of numbers, or a list. */
const MOST_NUMBERS = 7
const MOST_ROWS = 6

/** One filter: its name, its values with what a click leaves, and why some can't be chosen. */
export function FacetSection({ facet, isOpen, idPrefix }: Props) {
  const { key, name, symbol, condition, kind, match, unit, values } = facet
  const label = `${name}${symbol && ` ${symbol}`}`
  const chosen = values.filter(({ isChosen }) => isChosen).length
  const isGrid = kind === 'number' && match === 'equal'
  const reasonId = `${idPrefix}-${key}`
  const reason = whyNot(values.filter(({ count, isChosen }) => count === 0 && !isChosen).map((value) => value.label))
  return (
    <Fold className={styles.section} isOpenAtFirst={isOpen || chosen > 0}>
      <summary className={styles.title}>
        <span>
          <Symbols text={label} />
          {condition && (
            <>
              ，<Symbols text={condition} />
            </>
          )}
        </span>
        {chosen > 0 && (
          <span className={styles.chosen}>
            <span className="visually-hidden">已选 </span>
            {chosen}
            <span className="visually-hidden"> 项</span>
          </span>
        )}
        <Icon name="plus" size={20} className={styles.more} />
        <Icon name="minus" size={20} className={styles.less} />
      </summary>
      <div className={styles.body}>
        {isGrid && <RangeForm facet={{ key, kind, match }} label={label} unit={unit} />}
        <Values facet={facet} isGrid={isGrid} reasonId={reasonId} />
        {reason && (
          <p className={styles.reason}>
            <span id={reasonId}>
              <Symbols text={`${reason}。`} />
            </span>
            <CauseLink facetKey={key} />
          </p>
        )}
      </div>
    </Fold>
  )
}

type ValuesProps = { facet: Facet; isGrid: boolean; reasonId: string }

/** Those in front stand open, with all that is chosen. */
function Values({ facet, isGrid, reasonId }: ValuesProps) {
  const { values, name } = facet
  const most = isGrid ? MOST_NUMBERS : MOST_ROWS
  const isLong = values.length > most + 1
  const [first, rest] = isLong ? [values.slice(0, most), values.slice(most)] : [values, []]
  const list = (shown: Facet['values']) => (
    <ul className={isGrid ? styles.grid : undefined} aria-label={name}>
      {shown.map((value) => (
        <li key={value.value}>
          <Value facet={facet} value={value} isGrid={isGrid} reasonId={reasonId} />
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <Fold isOpenAtFirst={rest.some(({ isChosen }) => isChosen)}>
          <summary className={styles.restTitle}>
            +{rest.length}
            <span className="visually-hidden"> 个值</span>
          </summary>
          {list(rest)}
        </Fold>
      )}
    </>
  )
}

type ValueProps = { facet: Facet; value: Facet['values'][number]; isGrid: boolean; reasonId: string }

function Value({ facet: { key, kind, match, unit }, value: { value, label, count }, isGrid, reasonId }: ValueProps) {
  const common = { facet: { key, kind, match }, value, isPossible: count > 0, reasonId }
  if (isGrid) {
    return (
      <WishLink {...common} className={styles.number}>
        {unit ? label.slice(0, -unit.length - 1) : label}
        <span className="visually-hidden">
          {unit && ` ${unit}`}，{count} 款
        </span>
      </WishLink>
    )
  }
  return (
    <WishLink {...common} className={styles.row}>
      <TickMark />
      <span className={styles.label}>
        <Symbols text={label} />
      </span>
      <span className={styles.count}>
        {count}
        <span className="visually-hidden"> 款</span>
      </span>
    </WishLink>
  )
}
