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
import { measureRow } from './measure.mjs'
import { readOptions } from './options.mjs'
import { prepare } from './prepare.mjs'
import { readResults, writeResults } from './report.mjs'
import { rows } from './rows.mjs'
import { startSite } from './site.mjs'

const { sizes, names, mongodb } = readOptions()
const port = await freePort()

if (!isBuilt()) {
  Object.assign(process.env, { PAYLOAD_SECRET: 'for-the-bench-only-'.repeat(3) })
  await build()
}
const results = readResults()
for (const database of /** @type {const} */ (['SQLite', 'MongoDB'])) {
  if (database === 'MongoDB' && !mongodb) continue
  for (const size of sizes) {
    const prepared = await prepare({ database, size, mongodb, port })
    const measured = await measureSite(`${database}, ${size}`, prepared)
    const before = results[database]?.[size]
    // A few rows take less memory than all of them.
    const peakMb = Math.max(measured.peakMb, names.length < rows.length ? (before?.peakMb ?? 0) : 0)
    const finding = names.includes('finding') ? measureFinding(prepared.env) : before?.finding
    const found = finding ? { finding } : {}
    results[database] = { ...results[database], [size]: { ...measured, ...found, peakMb, rows: { ...before?.rows, ...measured.rows } } }
    writeResults(results)
  }
}
process.exit(0)

/**
 * @param {string} name
 * @param {import('./prepare.mjs').Prepared} prepared
 * @returns {Promise<import('./report.mjs').Size>}
 */
async function measureSite(name, { env, databaseFile }) {
  const site = await startSite(env)
  try {
    /** @type {Record<string, import('./measure.mjs').Result>} */
    const measured = {}
    for (const row of rows.filter((one) => names.includes(one.name))) {
      measured[row.name] = await measureRow(site, row)
      const { cold, warm } = measured[row.name] ?? {}
      console.log(`${name}, ${row.what}: cold ${cold?.cpuMs.toFixed(1) ?? '–'} ms, warm ${warm?.cpuMs.toFixed(1) ?? '–'} ms of CPU`)
    }
    const databaseMb = databaseFile ? statSync(databaseFile).size / 1e6 : await mongodbMb(String(env.DATABASE_URI))
    const { startSeconds, startCpuSeconds } = site
    return { measured: machine(), rows: measured, peakMb: site.peakMb(), databaseMb, startSeconds, startCpuSeconds }
  } finally {
    await site.stop()
  }
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
