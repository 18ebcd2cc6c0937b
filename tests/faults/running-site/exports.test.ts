import { execFileSync } from 'node:child_process'
import http from 'node:http'
import process from 'node:process'
import { createClient } from '@libsql/client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readCsv } from '@/spreadsheet/csv'
import { type OwnSite, startOwnSite } from '../../support/own-site'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env

/** Far more than lies in sockets between a server and who doesn't read. */
const ROWS = 20_000

const EXPORT = '/cms-api/consultations/export'

let site: OwnSite
let authorization = ''

beforeAll(async () => {
  site = await startOwnSite({ RENDERERS: '1' })
  await fillInbox()
  const body = JSON.stringify({ email, password })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const { token } = await (await fetch(`${site.baseUrl}/cms-api/users/login`, init)).json()
  authorization = `JWT ${token}`
})

afterAll(() => site.remove())

const open: http.IncomingMessage[] = []
afterEach(() => {
  for (const answer of open.splice(0)) answer.once('error', () => undefined).destroy()
})

/** As an inbox looks after many years. */
async function fillInbox() {
  const database = createClient({ url: `file:${site.databaseFile}` })
  await database.execute(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS})
     INSERT INTO consultations (id, reference, status, name, mobile, profession, area, content)
     SELECT 1000000 + i, 'ZX' || (1000000 + i), '2', '赵女士', '13900000000', 'other', '上海市', hex(zeroblob(400)) FROM n`,
  )
  database.close()
}

/** Begins an export, and reads nothing of it. */
function begin(): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = http.get(`${site.baseUrl}${EXPORT}`, { agent: false, headers: { authorization } }, (answer) => {
      open.push(answer)
      resolve(answer)
    })
    asking.once('error', reject)
  })
}

/** The renderer of what takes long; null while there is none. */
function longWorker(): number | null {
  try {
    return Number(execFileSync('pgrep', ['-P', String(site.pid()), '-f', '/0.sock'], { encoding: 'utf8' }).trim())
  } catch {
    return null
  }
}

const page = async (path: string) => (await fetch(`${site.baseUrl}${path}`)).status

/** Rejects when the file breaks off. */
async function wholeOf(answer: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts).toString()
}

it('pages come while an export is stuck: it is done by another process, and is whole in the end', async () => {
  expect(longWorker()).toBeNull()
  const answer = await begin()
  expect(answer.statusCode).toBe(200)
  const worker = longWorker()
  if (!worker) throw new Error('The export is done by the renderer of pages')
  process.kill(worker, 'SIGSTOP')
  // The only renderer of pages makes them, and has them in its database.
  expect([await page('/SearchResult?val=stuck'), await page('/Consult'), await page('/readyz')]).toEqual([200, 200, 200])
  process.kill(worker, 'SIGCONT')
  const rows = readCsv(Buffer.from(await wholeOf(answer)), ['受理编号'])
  const references = rows.slice(1).map(([reference]) => reference)
  expect(new Set(references).size).toBe(references.length)
  expect(references.filter((reference) => /^ZX1\d{6}$/.test(reference ?? '')).length).toBe(ROWS)
})

it('a fourth at once is told to wait; those who go away make room', async () => {
  const [first] = [await begin(), await begin(), await begin()]
  const refused = await begin()
  expect(refused.statusCode).toBe(429)
  expect(await wholeOf(refused)).toContain('已有 3 个导入或导出正在进行，请等其中一个结束后再试。')
  first?.once('error', () => undefined).destroy()
  await expect.poll(async () => (await begin()).statusCode).toBe(200)
})

it('one whose process is killed breaks off; the site goes on, and so does the next export', async () => {
  let answer = await begin()
  // Those of before that nobody reads any more make room a moment later.
  const isBegun = async () => {
    if (answer.statusCode !== 200) answer = await begin()
    return answer.statusCode
  }
  await expect.poll(isBegun).toBe(200)
  process.kill(longWorker() ?? Number.NaN, 'SIGKILL')
  await expect(wholeOf(answer)).rejects.toThrow()
  expect(await page('/SearchResult?val=killed')).toBe(200)
  await expect.poll(async () => (await begin()).statusCode).toBe(200)
})
