import styles from './ordering-rule.module.css'
import { useIsReadOnly } from './rule-context'

type Props = { name: string; onRemove: () => void; onMove?: (by: -1 | 1) => void }

/** What can be done with a row: move it, take it away. */
export function RowButtons({ name, onRemove, onMove }: Props) {
  if (useIsReadOnly()) return null
  return (
    <span className={styles.rowButtons}>
      {onMove && (
        <>
          <button type="button" onClick={() => onMove(-1)} aria-label={`${name}上移`} title="上移">
            ↑
          </button>
          <button type="button" onClick={() => onMove(1)} aria-label={`${name}下移`} title="下移">
            ↓
          </button>
        </>
      )}
      <button type="button" onClick={onRemove} aria-label={`删除${name}`} title="删除">
        ×
      </button>
    </span>
  )
}
