import path from 'node:path'
import type { BasePayload } from 'payload'
import { SEED_KEY } from '../database/seed-key'
import type { ImportOrder } from '../import-orders/order'
import { placeImport } from '../import-orders/orders'
import { importSite } from './import-site'
import type { Arrival, Run } from './journal/runs'
import { importDone } from './ordered/import-done'
import { type Done, type Working, work } from './ordered/work'
import { type ImportReport, ReportBuilder } from './report/report'
import { writeReport } from './report/write-report'
import { siteAddress } from './source/open-source'
import type { LegacySource, SourceOptions } from './source/source'
import { readDocumentsHere } from './write/documents-here'
import { Target } from './write/target'

export type ImportOptions = Omit<SourceOptions, 'onProblem' | 'folder'> & {
  arrival: Arrival
  /** Whether it writes: `undefined` is only when there is nothing yet. */
  writes: boolean | undefined
  overwrites: boolean
  pages: readonly number[]
  onProgress: Working['onProgress']
}

/** What an import needs from outside. */
export type ImportSurroundings = {
  payload: BasePayload
  dataDir: string
  openSource: (options: SourceOptions) => LegacySource
}

/** Where an import keeps what it fetches, and its reports. */
export const importFolder = (dataDir: string) => path.join(dataDir, 'legacy-import')

type Result = { report: ImportReport; page: string }

/**
 * Imports a site, or says what that would do, in this process. What was written is in the journal: ended in between, the same import goes on.
 *
 * @returns the report, and the file in which it can be read
 * @throws Busy while another import runs
 */
export async function runImport(options: ImportOptions, surroundings: ImportSurroundings): Promise<Result> {
  const { payload } = surroundings
  const { arrival, overwrites, pages, rate = 20, fileHosts = [], onProgress, signal } = options
  const isDry = options.writes === undefined ? !(await readDocumentsHere(payload)).isEmpty : !options.writes
  const order = { from: siteAddress(options.from), isDry, arrival, overwrites, rate, pages: [...pages], fileHosts: [...fileHosts] }
  const row = await placeImport(payload, order, { by: '命令行', via: 'command' })
  return work(payload, row, (working) => importInto(order, { ...surroundings, ...options, ...merged(working, { onProgress, signal }) }))
}

/** Whoever ordered it hears of it besides. */
function merged(working: Working, { onProgress, signal }: { onProgress: Working['onProgress']; signal: AbortSignal | undefined }): Working {
  return {
    ...working,
    signal: signal ? AbortSignal.any([signal, working.signal]) : working.signal,
    onProgress(place, done) {
      working.onProgress(place, done)
      onProgress(place, done)
    },
  }
}

type Importing = ImportSurroundings & Working & Pick<SourceOptions, 'atOnce' | 'isPrivateAllowed'>

/** Does what was ordered. */
export async function importInto(order: ImportOrder, importing: Importing): Promise<Done<Result>> {
  const { payload, dataDir, openSource, row, signal, onProgress, onReport, atOnce, isPrivateAllowed } = importing
  const { from, isDry, arrival, overwrites, pages, rate, fileHosts } = order
  const folder = importFolder(dataDir)
  const run: Run = { id: row.id, source: from, arrival, by: row.orderedBy ?? '' }
  const report = new ReportBuilder({ source: from, isDry, run: isDry ? '' : String(run.id), arrival })
  onReport(report)
  const ownLinks = new Map<string, string>()
  const source = openSource({
    ...{ from, rate, fileHosts, signal, folder: path.join(folder, '.files'), onProblem: (problem) => report.problem(problem) },
    ...(atOnce !== undefined && { atOnce }),
    ...(isPrivateAllowed !== undefined && { isPrivateAllowed }),
  })
  try {
    if (!isDry) await keepDemoContentOut(payload)
    const target = await Target.open({
      ...{ payload, source, run: isDry ? '' : String(run.id), arrival, isDry, overwrites },
      onFile: (kind, about) => report.remark({ kind, about }, 'media', ''),
      onMade: (outcome) => report.add(outcome),
      onOwnLink: (link, where) => void (ownLinks.has(link) || ownLinks.set(link, where)),
    })
    await importSite({ source, target, report, pages, ownLinks, onProgress, signal })
    // What was broken off at its very end isn't finished either.
    signal.throwIfAborted()
    const ended = report.end()
    return importDone(payload, row, { report: ended, page: await writeReport(ended, folder) })
  } finally {
    await source.close()
  }
}

/** A site whose content comes from elsewhere needs no demo content at its next start. */
async function keepDemoContentOut(payload: BasePayload): Promise<void> {
  if (!(await payload.kv.has(SEED_KEY))) await payload.kv.set(SEED_KEY, { finishedAt: new Date().toISOString(), seeded: [] })
}
