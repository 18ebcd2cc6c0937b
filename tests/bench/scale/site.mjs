import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { familyOf, running, statusOf } from '../running.mjs'
import { account } from './prepare.mjs'

const json = { 'content-type': 'application/json' }

/**
 * A site that runs, as it is measured.
 *
 * @typedef {object} Site
 * @property {string} baseUrl
 * @property {number} startSeconds until its first page
 * @property {() => number} cpuMs what its renderers have used so far
 * @property {() => number} peakMb of the largest renderer
 * @property {Record<string, string>} administrator headers of requests
 * @property {(collection: string) => Promise<void>} change publishes something in another process
 * @property {() => Promise<void>} publish publishes a product as an editor does
 * @property {import('./rows.mjs').Known} known
 * @property {() => Promise<void>} stop
 */

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Site>} */
export async function startSite(env) {
  const baseUrl = `http://localhost:${env.PORT}`
  const site = await running({ args: ['src/server/start.mjs'], env, url: `${baseUrl}/` })
  const changing = await changer(env).catch(async (error) => {
    await site.stop()
    throw error
  })
  const renderers = () => familyOf(site.pid).filter((pid) => readCommand(pid).includes('renderer/main.mjs'))
  const token = await signIn(baseUrl)
  const headers = { ...json, authorization: `JWT ${token}` }
  const ask = async (/** @type {string} */ path) => (await fetch(`${baseUrl}/cms-api${path}`, { headers })).json()
  const products = await ask('/products?limit=1&depth=0&draft=true&where[articleId][equals]=500000001')
  const documents = await ask('/documents?limit=1&depth=0&where[attachmentId][equals]=500000001')
  const { totalDocs } = await ask('/products?limit=1&depth=0&draft=true')
  let published = 0
  return {
    baseUrl,
    startSeconds: site.seconds,
    cpuMs: () => renderers().reduce((sum, pid) => sum + cpuOf(pid), 0),
    peakMb: () => Math.max(...renderers().map((pid) => statusOf(String(pid), 'VmHWM') / 1024)),
    administrator: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    change: changing.change,
    publish: async () => {
      published += 1
      const body = JSON.stringify({ kbsId: `KBS-${published}`, _status: 'published' })
      const answer = await fetch(`${baseUrl}/cms-api/products/${products.docs[0].id}?depth=0`, { method: 'PATCH', headers, body })
      if (!answer.ok) throw new Error(`The bench could not publish: HTTP ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    },
    known: { products: totalDocs, document: documents.docs[0].id },
    stop: async () => {
      await changing.stop()
      await site.stop()
    },
  }
}

/** @param {string} baseUrl @returns {Promise<string>} */
async function signIn(baseUrl) {
  const answer = await fetch(`${baseUrl}/cms-api/users/login`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  const { token } = await answer.json()
  if (!token) throw new Error(`The bench can't sign in: HTTP ${answer.status}`)
  return token
}

/** @param {NodeJS.ProcessEnv} env */
async function changer(env) {
  const args = ['--conditions=production', '--import', 'tsx', 'tests/bench/scale/change.ts']
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const closed = new Promise((resolve) => child.once('close', resolve))
  /** @param {string} word */
  const until = async (word) => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The process that changes content has ended.')
      if (value === word) return
    }
  }
  await until('ready')
  return {
    change: async (/** @type {string} */ collection) => {
      child.stdin.write(`${collection}\n`)
      await until('changed')
    },
    stop: async () => {
      child.stdin.end()
      await closed
    },
  }
}

/** @param {number} pid */
function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has ended since.
    return ''
  }
}

/** What all threads of a process have used, in milliseconds (Linux). @param {number} pid */
function cpuOf(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + nanosecondsOf(`/proc/${pid}/task/${thread}/schedstat`) / 1e6, 0)
  } catch {
    return 0
  }
}

/** @param {string} file */
function nanosecondsOf(file) {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0])
  } catch {
    return 0
  }
}
