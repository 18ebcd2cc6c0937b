/**
 * `npm run bench:scale`: what pages cost on sites of several sizes, on SQLite, and on MongoDB when there is a server. Nothing here
 * fails, it tells. The figures go to docs/scale.md.
 */
import { statSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'
import { MongoClient } from 'mongodb'
import { build, isBuilt } from '../../../src/server/build.mjs'
import { freePort } from '../../support/free-port.mjs'
import { measureFinding } from './finding/run-finding.mjs'
import { measureThroughHttp } from './finding/through-http.mjs'
import { measureRow } from './measure.mjs'
import { readOptions } from './options.mjs'
import { prepare } from './prepare.mjs'
import { readResults, writeResults } from './report.mjs'
import { rows } from './rows.mjs'
import { startSite } from './site.mjs'

/** @typedef {import('./prepare.mjs').Prepared & { size: string }} Subject a site of a size */

const { sizes, names, mongodb } = readOptions()

if (!isBuilt()) {
  Object.assign(process.env, { PAYLOAD_SECRET: 'for-the-bench-only-'.repeat(3) })
  await build()
}
const results = readResults()
for (const database of /** @type {const} */ (['SQLite', 'MongoDB'])) {
  if (database === 'MongoDB' && !mongodb) continue
  /** @type {Subject[]} */
  const subjects = []
  for (const size of sizes) subjects.push({ size, ...(await prepare({ database, size, mongodb, port: await freePort() })) })
  const measured = await measureSites(database, subjects)
  for (const { size, env } of subjects) {
    const now = measured.get(size)
    if (!now) continue
    const before = results[database]?.[size]
    // A few rows take less memory than all of them.
    const peakMb = Math.max(now.peakMb, names.length < rows.length ? (before?.peakMb ?? 0) : 0)
    const finding = { ...before?.finding, ...(names.includes('finding') && measureFinding(env)), ...now.finding }
    const found = Object.keys(finding).length > 0 ? { finding } : {}
    results[database] = { ...results[database], [size]: { ...now, ...found, peakMb, rows: { ...before?.rows, ...now.rows } } }
    writeResults(results)
  }
}
process.exit(0)

/**
 * All sizes at once, row by row.
 *
 * @param {string} database
 * @param {readonly Subject[]} subjects
 * @returns {Promise<Map<string, import('./report.mjs').Size>>} by size
 */
async function measureSites(database, subjects) {
  /** @type {import('./site.mjs').Site[]} */
  const sites = []
  try {
    // One after another: each start is measured, too.
    for (const { env } of subjects) sites.push(await startSite(env))
    const found = await measureRows(database, subjects, sites)
    const throughHttp = await measureAsBrowsers(subjects, sites)
    const all = sites.map(async (site, index) => {
      const { size = '', env, databaseFile = null } = subjects[index] ?? {}
      const databaseMb = databaseFile ? statSync(databaseFile).size / 1e6 : await mongodbMb(String(env?.DATABASE_URI))
      const { startSeconds, startCpuSeconds } = site
      const peakMb = site.peakMb()
      const finding = throughHttp[index] && { finding: throughHttp[index] }
      const measured = { measured: machine(), rows: found[index] ?? {}, peakMb, databaseMb, startSeconds, startCpuSeconds, ...finding }
      return /** @type {const} */ ([size, measured])
    })
    return new Map(await Promise.all(all))
  } finally {
    for (const site of sites) await site.stop()
  }
}

/**
 * @param {string} database
 * @param {readonly Subject[]} subjects
 * @param {readonly import('./site.mjs').Site[]} sites theirs
 * @returns {Promise<Record<string, import('./measure.mjs').Result>[]>} of each site
 */
async function measureRows(database, subjects, sites) {
  /** @type {Record<string, import('./measure.mjs').Result>[]} */
  const found = subjects.map(() => ({}))
  for (const row of rows.filter(({ name }) => names.includes(name))) {
    for (const [index, result] of (await measureRow(sites, row)).entries()) {
      Object.assign(found[index] ?? {}, { [row.name]: result })
      const { cold, warm } = result
      const figures = `cold ${cold?.cpuMs.toFixed(1) ?? '–'} ms, warm ${warm?.cpuMs.toFixed(1) ?? '–'} ms of CPU`
      console.log(`${database}, ${subjects[index]?.size}, ${row.what}: ${figures}`)
    }
  }
  return found
}

/**
 * @param {readonly Subject[]} subjects
 * @param {readonly import('./site.mjs').Site[]} sites theirs
 * @returns {Promise<import('./finding/run-finding.mjs').FindingCosts[]>} of each site; none when they are not asked for
 */
async function measureAsBrowsers(subjects, sites) {
  const found = []
  for (const [index, { env }] of subjects.entries()) {
    const site = sites[index]
    if (site && names.includes('through-http')) found.push(await measureThroughHttp(site, env))
  }
  return found
}

/** @param {string} uri */
async function mongodbMb(uri) {
  const client = new MongoClient(uri)
  try {
    const { dataSize, indexSize } = await client.db().stats()
    return (dataSize + indexSize) / 1e6
  } catch {
    // What speaks like MongoDB need not know how large it is.
    return Number.NaN
  } finally {
    await client.close()
  }
}

function machine() {
  const [load = 0] = os.loadavg()
  const processor = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}`
  return `${new Date().toISOString().slice(0, 10)}, ${processor}, Node ${process.version}, load average at the end ${load.toFixed(1)}`
}
