import { Button } from '@payloadcms/ui'
import type { ListedRun } from '../../import-orders/overview-shape'
import { placeName } from '../../import-orders/places'
import type { Undoing } from '../../import-orders/undoing'
import { formatDateTime } from '../../lib/dates'
import styles from './legacy-import.module.css'
import type { Imports } from './use-imports'

type Props = { run: ListedRun; imports: Imports }

/** First a look at what would go and what would stay, then the taking back itself. */
export function UndoImport({ run: { id, undo }, imports: { active, isBusy, send, undoable } }: Props) {
  const isOffered = undoable === id && active === null
  const isSeen = undo?.isPreview === true && undo.outcome === 'done'
  const preview = () => void send('/undo', { id, isPreview: true })
  return (
    <>
      {undo?.outcome && <Fates undo={undo} />}
      {isOffered && (
        <div className={styles.actions}>
          {isSeen && (
            <Button
              buttonStyle="error"
              size="small"
              margin={false}
              disabled={isBusy}
              onClick={() => void send('/undo', { id, isPreview: false })}
            >
              确认撤销这次导入
            </Button>
          )}
          <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={preview}>
            {isSeen ? '重新预览' : '撤销（先预览）…'}
          </Button>
        </div>
      )}
    </>
  )
}

function Fates({ undo: { isPreview, outcome, message, by, at, kinds, kept } }: { undo: Undoing }) {
  const rows = Object.entries(kinds)
  const total = rows.reduce((sum, [, { kept: count }]) => sum + count, 0)
  return (
    <section className={styles.fates} aria-label={isPreview ? '撤销预览' : '撤销结果'}>
      <p className={styles.hint}>{`${isPreview ? '撤销预览' : '撤销'}：${by} · ${formatDateTime(at)}`}</p>
      {message && <p>{message}</p>}
      {outcome === 'done' && rows.length === 0 && <p>没有可以撤销的内容。</p>}
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">内容</th>
              <th scope="col">{isPreview ? '将删除' : '已删除'}</th>
              <th scope="col">{isPreview ? '将恢复' : '已恢复'}</th>
              <th scope="col">保留</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([place, { deleted, restored, kept: count }]) => (
              <tr key={place}>
                <th scope="row">{placeName(place)}</th>
                <td>{deleted}</td>
                <td>{restored}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {kept.length > 0 && (
        <details>
          <summary>{`保留的内容（${total}）：编辑改过，或编辑的内容正在使用`}</summary>
          <ul className={styles.plain}>
            {kept.map(({ place, title }) => (
              <li key={`${place} ${title}`}>{`${placeName(place)}：${title}`}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
