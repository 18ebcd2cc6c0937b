import { type BasePayload, createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../../collections/hooks/audit'
import { type ImportReport, totals } from '../report/report'
import type { Run } from './runs'

/** One entry of the audit log for a whole import; when it is for later, the work that publishes it is queued with it. */
export async function recordImport(payload: BasePayload, run: Run, report: ImportReport): Promise<void> {
  const req = await createLocalReq({}, z.custom<Payload>().parse(payload))
  const { created = 0, changed = 0 } = totals(report)
  await recordAudit(req, {
    action: 'import',
    ...(run.by && { actor: run.by }),
    subject: `旧站 ${run.source}`,
    documentId: run.id,
    detail: `新建 ${created}，更新 ${changed}`,
  })
  if (run.arrival.as !== 'scheduled') return
  await payload.jobs.queue({
    task: 'publish-legacy-import',
    input: { run: String(run.id) },
    waitUntil: new Date(run.arrival.at),
    overrideAccess: true,
  })
}

type Counted = { deleted: number; restored: number; kept: readonly unknown[] }

/** One entry of the audit log for an import that was taken back. */
export async function recordUndo(payload: BasePayload, run: Pick<Run, 'id' | 'source' | 'by'>, undone: Counted): Promise<void> {
  const req = await createLocalReq({}, z.custom<Payload>().parse(payload))
  const { deleted, restored, kept } = undone
  await recordAudit(req, {
    action: 'import',
    ...(run.by && { actor: run.by }),
    subject: `旧站 ${run.source}`,
    documentId: run.id,
    detail: `撤销：删除 ${deleted}，恢复 ${restored}，保留 ${kept.length}`,
  })
}
