import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { renderersOf, secondsOf, sumOf, usedBy } from '../cpu.mjs'
import { familyOf, running, statusOf } from '../running.mjs'
import { account } from './prepare.mjs'

const json = { 'content-type': 'application/json' }

/**
 * A site that runs, as it is measured.
 *
 * @typedef {import('../cpu.mjs').Used} Used
 *
 * @typedef {object} Site
 * @property {string} baseUrl
 * @property {number} startSeconds until its first page
 * @property {number} startCpuSeconds what all of its processes have used by then
 * @property {() => Used} used by its renderers so far
 * @property {() => number} peakMb of the largest renderer
 * @property {Record<string, string>} administrator headers of requests
 * @property {(collection: string) => Promise<void>} change publishes something in another process
 * @property {(product: 'plain' | 'hot') => Promise<void>} publish publishes a product as an editor does: one without a tick, or one that the menus show
 * @property {import('./rows.mjs').Known} known
 * @property {() => Promise<void>} stop
 */

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Site>} */
export async function startSite(env) {
  const baseUrl = `http://localhost:${env.PORT}`
  // With what the last run kept, the first page would be there before the CMS is.
  rmSync(path.join(String(env.DATA_DIR), 'kept-pages'), { force: true })
  const site = await running({ args: ['src/server/start.mjs'], env, url: `${baseUrl}/` })
  const startCpuSeconds = familyOf(site.pid).reduce((sum, pid) => sum + secondsOf(pid), 0)
  const changing = await changer(env).catch(async (error) => {
    await site.stop()
    throw error
  })
  const renderers = () => renderersOf(site.pid)
  const token = await signIn(baseUrl)
  const headers = { ...json, authorization: `JWT ${token}` }
  const ask = async (/** @type {string} */ question) => (await fetch(`${baseUrl}/cms-api${question}`, { headers })).json()
  const idOfFirst = async (/** @type {string} */ where) =>
    (await ask(`/products?limit=1&depth=0&where[_status][equals]=published&${where}`)).docs[0].id
  const published = {
    plain: await idOfFirst('where[isHot][not_equals]=true&where[isNew][not_equals]=true'),
    hot: await idOfFirst('where[isHot][equals]=true&sort=sortOrder'),
  }
  const documents = await ask('/documents?limit=1&depth=0&where[attachmentId][equals]=500000001')
  const { totalDocs } = await ask('/products?limit=1&depth=0&draft=true')
  let publishes = 0
  return {
    baseUrl,
    startSeconds: site.seconds,
    startCpuSeconds,
    used: () => sumOf(renderers().map(usedBy)),
    peakMb: () => Math.max(...renderers().map((pid) => statusOf(String(pid), 'VmHWM') / 1024)),
    administrator: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    change: changing.change,
    publish: async (product) => {
      publishes += 1
      const body = JSON.stringify({ kbsId: `KBS-${publishes}`, _status: 'published' })
      const answer = await fetch(`${baseUrl}/cms-api/products/${published[product]}?depth=0`, { method: 'PATCH', headers, body })
      if (!answer.ok) throw new Error(`The bench could not publish: HTTP ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    },
    known: { products: totalDocs, document: documents.docs[0].id, sitemap: await firstSitemap(baseUrl) },
    stop: async () => {
      await changing.stop()
      await site.stop()
    },
  }
}

/** @param {string} baseUrl @returns {Promise<string>} its path */
async function firstSitemap(baseUrl) {
  const text = await (await fetch(`${baseUrl}/sitemap.xml`)).text()
  return text.includes('?part=1<') ? '/sitemap.xml?part=1' : '/sitemap.xml'
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
