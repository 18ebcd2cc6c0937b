import { createHash } from 'node:crypto'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '../database/transaction'
import { type Plan, planImport } from './plan'
import { readSpreadsheet } from './read-file'
import { readRows } from './read-rows'
import type { ImportReport } from './report'
import { headingsOf, type SheetCollection, type Stored } from './sheet-kind'
import { openSpreadsheets } from './spreadsheets'
import { RowFailure, writeChanges } from './write-changes'

/** So much of each list is shown. */
const SHOWN = 200

export type ImportRequest = {
  collection: SheetCollection
  bytes: Buffer
  publish: boolean
  /** Who imports; without a transaction. */
  req: Partial<PayloadRequest>
}

/**
 * Says what an import would do, and writes nothing.
 *
 * @throws FileProblem when the file can't be read
 */
export async function checkImport(cms: BasePayload, request: ImportRequest): Promise<ImportReport> {
  const { plan } = await prepare(cms, request, request.req)
  return toReport('checked', plan, request)
}

/**
 * Carries out what was checked, in one transaction: all or nothing. When the content has changed since, nothing is written
 * and the report is that of a new check.
 *
 * @param after is called in the transaction when all is written
 * @throws FileProblem when the file can't be read
 */
export async function runImport(
  cms: BasePayload,
  request: ImportRequest & { fingerprint: string },
  after: (report: ImportReport, req: PayloadRequest) => Promise<void>,
): Promise<ImportReport> {
  try {
    return await inTransaction(cms, async (transaction) => {
      const req = await createLocalReq({ req: { ...request.req, ...transaction } }, cms)
      const { plan, write } = await prepare(cms, request, req)
      if (plan.problems.length > 0) return toReport('faulty', plan, request)
      const report = toReport('imported', plan, request)
      if (report.fingerprint !== request.fingerprint) return { ...report, outcome: 'outdated' }
      await write()
      await after(report, req)
      return report
    })
  } catch (error) {
    if (!(error instanceof RowFailure)) throw error
    const report = await checkImport(cms, request)
    const problems = [error.remark, ...report.problems]
    return { ...report, outcome: 'faulty', problems, counts: { ...report.counts, problems: report.counts.problems + 1 } }
  }
}

type Prepared = { plan: Plan<Stored>; write: () => Promise<void> }

type Prepare = (cms: BasePayload, request: ImportRequest, req: Partial<PayloadRequest>) => Promise<Prepared>

/** Each collection has its own type of document from here to the plan. */
const prepareBy: Record<SheetCollection, Prepare> = {
  products: (...given) => prepareFor('products', ...given),
  documents: (...given) => prepareFor('documents', ...given),
  'code-aliases': (...given) => prepareFor('code-aliases', ...given),
  attributes: (...given) => prepareFor('attributes', ...given),
  synonyms: (...given) => prepareFor('synonyms', ...given),
}

const prepare: Prepare = (cms, request, req) => prepareBy[request.collection](cms, request, req)

async function prepareFor<C extends SheetCollection>(
  collection: C,
  cms: BasePayload,
  { bytes, publish }: ImportRequest,
  req: Partial<PayloadRequest>,
): Promise<Prepared> {
  const { kind, readByKeys, problemsOf, write } = await openSpreadsheets[collection](cms, req)
  const { rows, problems } = readRows(await readSpreadsheet(bytes, headingsOf(kind)), kind)
  const keys = rows.map(({ cells }) => (cells.get(kind.keyColumn) ?? '').trim()).filter((key) => key !== '')
  const plan = planImport({ kind, rows, stored: await readByKeys([...new Set(keys)]), publish })
  plan.problems.unshift(...problems)
  plan.problems.push(...((await problemsOf?.(plan.changes)) ?? []))
  return { plan, write: () => writeChanges(plan.changes, write) }
}

function toReport(outcome: ImportReport['outcome'], plan: Plan<Stored>, { publish }: ImportRequest): ImportReport {
  const { changes, unchanged, rows, problems, notes } = plan
  const created = changes.filter(({ kind }) => kind === 'new').length
  return {
    outcome,
    counts: { rows, created, changed: changes.length - created, unchanged, problems: problems.length },
    changes: changes
      .slice(0, SHOWN)
      .map(({ row, kind, number, title, publishes, fields }) => ({ row, kind, number, title, publishes, fields })),
    problems: problems.toSorted((one, other) => one.row - other.row).slice(0, SHOWN),
    notes: notes.slice(0, SHOWN),
    fingerprint: fingerprintOf(plan, publish),
  }
}

/** The same for the same changes to the same versions. */
function fingerprintOf({ changes, problems }: Plan<Stored>, publish: boolean): string {
  const essence = changes.map(({ row, doc, patch, publishes }) => [row, doc?.id, doc?.updatedAt, doc?._status, patch, publishes])
  return createHash('sha256')
    .update(JSON.stringify([publish, essence, problems]))
    .digest('base64url')
}
