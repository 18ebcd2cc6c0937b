import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportReport } from './report'
import { reportPage } from './report-page'

/** Writes a report as a page and as JSON. @returns the file of the page */
export async function writeReport(report: ImportReport, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const name = report.isDry ? 'dry-run' : `import-${report.run}`
  const page = path.join(folder, `${name}.html`)
  await writeFile(path.join(folder, `${name}.json`), `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(page, reportPage(report))
  return page
}
