import field from '@/components/form/field.module.css'
import { Icon } from '@/components/icon/icon'
import type { ListedRow } from '@/contract/lookup'
import styles from './result-table.module.css'

type Props = { row: ListedRow; value: string; onChoose: (code: string) => void }

/** Near codes are never taken by themselves: the visitor chooses one. */
export function NearChoice({ row: { row, choices }, value, onChoose }: Props) {
  return (
    <div className={`${field.select} ${styles.near}`}>
      <select
        name={`chosen-${row}`}
        form="lookup-export"
        aria-label={`第 ${row} 行的订货型号`}
        className={`${field.input} ${value ? '' : field.unset}`}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">选一个，共 {choices.length} 个</option>
        {choices.map(({ code }) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={24} className={field.chevron} />
    </div>
  )
}
