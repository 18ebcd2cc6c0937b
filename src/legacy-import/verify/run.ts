import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fetcherOf, siteAddress } from '../source/open-source'
import { isProof, reportPage, summaryOf } from './report'
import { type Progress, verify } from './verify'

export type VerifyRun = {
  /** The legacy site, and this one as it is served. */
  from: string
  to: string
  singlePages: readonly number[]
  /** Where `verify.json` and `verify.html` are put. */
  folder: string
  rate?: number
  isPrivateAllowed?: boolean
  onProgress?: (progress: Progress) => void
}

/** This site is asked as fast as it answers: it is the operator's own. */
const OWN_RATE = 1000

/**
 * Verifies an import and writes the report.
 *
 * @returns the end as a few lines, and whether both systems answer the same
 */
export async function runVerify(run: VerifyRun): Promise<{ summary: string; isProof: boolean; report: string }> {
  const { from, to, singlePages, folder, rate, isPrivateAllowed = false, onProgress } = run
  const legacy = { address: siteAddress(from), fetcher: fetcherOf({ from, isPrivateAllowed, ...(rate !== undefined && { rate }) }) }
  const own = { address: siteAddress(to), fetcher: fetcherOf({ from: to, isPrivateAllowed: true, rate: OWN_RATE }) }
  try {
    const found = await verify({ legacy, own, singlePages, ...(onProgress && { onProgress }) })
    mkdirSync(folder, { recursive: true })
    const report = path.join(folder, 'verify.html')
    writeFileSync(path.join(folder, 'verify.json'), `${JSON.stringify(found, null, 2)}\n`)
    writeFileSync(report, reportPage(found))
    return { summary: summaryOf(found), isProof: isProof(found), report }
  } finally {
    await Promise.all([legacy.fetcher.close(), own.fetcher.close()])
  }
}
