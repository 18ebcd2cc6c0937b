import { useId, useMemo, useState } from 'react'
import type { CheckedRule } from '../../domain/order-codes/check-rule'
import { codesOf, countCodes } from '../../domain/order-codes/codes'
import { foldCode } from '../../domain/order-codes/fold-code'
import { MOST_CODES } from '../../domain/order-codes/rule'
import styles from './ordering-rule.module.css'

/** So many are listed; the filter finds the others. */
const MOST_SHOWN = 200

type Props = { checked: CheckedRule; onGoTo: (path: string) => void }

/** What the rule yields while it is typed, and what is wrong with it. */
export function YieldPanel({ checked: { rule, problems }, onGoTo }: Props) {
  const [filter, setFilter] = useState('')
  const id = useId()
  const codes = useMemo(() => {
    if (!rule || countCodes(rule) > MOST_CODES) return []
    return Array.from(codesOf(rule), ({ code }) => code)
  }, [rule])
  const wanted = foldCode(filter)
  const found = wanted === '' ? codes : codes.filter((code) => foldCode(code).includes(wanted))
  return (
    <aside className={styles.yield} aria-label="规则得出的订货型号">
      <p className={styles.count} aria-live="polite">
        {rule ? countWords(countCodes(rule)) : '规则还不完整'}
      </p>
      {problems.length > 0 && (
        <div className={styles.problems} role="status">
          <p>{problems.length} 处要改，改好后才能发布；草稿会照原样保存。</p>
          <ul>
            {problems.map(({ path, place, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two problems may be the same
              <li key={index}>
                <button type="button" onClick={() => onGoTo(path)}>
                  {place}
                </button>
                ：{reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      {codes.length > 0 && (
        <>
          <label className={styles.hidden} htmlFor={id}>
            在订货型号中查找
          </label>
          <input
            id={id}
            className={styles.cell}
            type="search"
            placeholder="查找，例如：H 3 200"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            // The form around it is not sent by this.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          {wanted !== '' && <p className={styles.note}>{`符合 ${found.length} 个`}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
          <ol className={styles.codes} tabIndex={0} aria-label="订货型号">
            {found.slice(0, MOST_SHOWN).map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          {found.length > MOST_SHOWN && <p className={styles.note}>{`只列出前 ${MOST_SHOWN} 个`}</p>}
        </>
      )}
    </aside>
  )
}

const countWords = (count: number) =>
  count > MOST_CODES ? `超过 ${MOST_CODES.toLocaleString('en')} 个订货型号` : `共 ${count.toLocaleString('en')} 个订货型号`
