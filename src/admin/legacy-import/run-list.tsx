import { Button } from '@payloadcms/ui'
import type { ListedRun } from '../../import-orders/overview-shape'
import { formatDateTime } from '../../lib/dates'
import tags from '../brand/tag.module.css'
import styles from './legacy-import.module.css'
import { UndoImport } from './undo-import'
import type { Imports } from './use-imports'
import { arrivals, endOf, totalsText } from './wording'

/** What has run, how it ended, its report, and what can still be done with it. */
export function RunList({ imports }: { imports: Imports }) {
  const { runs } = imports
  if (runs.length === 0) return null
  return (
    <section className={styles.parts} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports">以往的导入</h2>
      <ul className={styles.runs}>
        {runs.map((run) => (
          <RunItem key={run.id} run={run} imports={imports} />
        ))}
      </ul>
    </section>
  )
}

function RunItem({ run, imports }: { run: ListedRun; imports: Imports }) {
  const { id, source, by, at, isDry, arrival, publishAt, message, totals, hasReport, order, end } = run
  const { active, isBusy, send, undoable } = imports
  const report = `/cms-api/legacy-import/report/${id}`
  return (
    <li className={styles.run}>
      <p className={styles.source}>
        <span className={tags.tag}>{endOf(run)}</span> {source}
      </p>
      <p className={styles.hint}>
        {`${by || '—'} · ${formatDateTime(at)} · ${arrivals[arrival]}${publishAt ? `（${formatDateTime(publishAt)}）` : ''}`}
      </p>
      {message && <p>{message}</p>}
      {totals && <p>{totalsText(totals)}</p>}
      <div className={styles.actions}>
        {hasReport && (
          <>
            <a href={report} target="_blank" rel="noopener">
              查看报告
            </a>
            <a href={`${report}/data`}>下载 JSON</a>
          </>
        )}
        {end === 'open' && !isDry && order && (
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy || active !== null}
            onClick={() => void send('/order', order)}
          >
            继续导入
          </Button>
        )}
      </div>
      {(run.undo || undoable === id) && <UndoImport run={run} imports={imports} />}
    </li>
  )
}
