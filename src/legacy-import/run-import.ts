import path from 'node:path'
import type { BasePayload } from 'payload'
import { importSite } from './import-site'
import { recordImport } from './journal/record'
import { type Arrival, beginRun, finishRun, keepAlive, pauseRun } from './journal/runs'
import type { Place } from './map/wanted'
import { type ImportReport, ReportBuilder } from './report/report'
import { writeReport } from './report/write-report'
import type { LegacySource, SourceOptions } from './source/source'
import { Target } from './write/target'

export type ImportOptions = Omit<SourceOptions, 'onProblem' | 'folder'> & {
  arrival: Arrival
  /** Whether it writes: `undefined` is only when there is nothing yet. */
  writes: boolean | undefined
  overwrites: boolean
  pages: readonly number[]
  onProgress: (place: Place, done: number) => void
}

/** What an import needs from outside. */
export type ImportSurroundings = {
  payload: BasePayload
  dataDir: string
  openSource: (options: SourceOptions) => LegacySource
}

/** Where an import keeps what it fetches, and its reports. */
export const importFolder = (dataDir: string) => path.join(dataDir, 'legacy-import')

/**
 * Imports a site, or says what that would do. What was written is in the journal: ended in between, the same import goes on.
 *
 * @returns the report, and the file in which it can be read
 */
export async function runImport(
  options: ImportOptions,
  { payload, dataDir, openSource }: ImportSurroundings,
): Promise<{ report: ImportReport; page: string }> {
  const folder = importFolder(dataDir)
  const ownLinks = new Map<string, string>()
  let report: ReportBuilder | undefined
  const { from, fileHosts, rate, atOnce, isPrivateAllowed, signal } = options
  const source = openSource({
    ...{ from, folder: path.join(folder, '.files'), onProblem: (problem) => report?.problem(problem) },
    ...(fileHosts && { fileHosts }),
    ...(rate !== undefined && { rate }),
    ...(atOnce !== undefined && { atOnce }),
    ...(isPrivateAllowed !== undefined && { isPrivateAllowed }),
    ...(signal && { signal }),
  })
  const { arrival, overwrites, pages, onProgress } = options
  const open = (run: string, isDry: boolean) => {
    report = new ReportBuilder({ source: source.address, isDry, run, arrival })
    const built = report
    return Target.open({
      ...{ payload, source, run, arrival, isDry, overwrites },
      onFile: (kind, about) => built.remark({ kind, about }, 'media', ''),
      onMade: (outcome) => built.add(outcome),
      onOwnLink: (link, where) => void (ownLinks.has(link) || ownLinks.set(link, where)),
    }).then((target) => ({ target, report: built }))
  }
  try {
    const isDry = options.writes === undefined ? !(await open('', true)).target.isEmpty : !options.writes
    const importing = { source, pages, ownLinks, onProgress, ...(signal && { signal }) }
    if (isDry) {
      const opened = await open('', true)
      await importSite({ ...importing, ...opened })
      return await end(opened.report, folder)
    }
    const run = await beginRun(payload, source.address, arrival)
    const stop = keepAlive(payload, run)
    try {
      const opened = await open(String(run.id), false)
      await importSite({ ...importing, ...opened })
      const ended = await end(opened.report, folder)
      // Its publication is queued before it counts as finished: ended in between, it is run again.
      await recordImport(payload, run, ended.report)
      await finishRun(payload, run, ended.report.counts)
      return ended
    } catch (error) {
      // What broke it off may keep that from being written, too; what is told is why it broke off.
      await pauseRun(payload, run).catch(() => undefined)
      throw error
    } finally {
      stop()
    }
  } finally {
    await source.close()
  }
}

async function end(builder: ReportBuilder, folder: string): Promise<{ report: ImportReport; page: string }> {
  const report = builder.end()
  return { report, page: await writeReport(report, folder) }
}
