import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { emptySite } from './support'

let cms: Payload
let legacy: LegacyServer
const host = () => new URL(legacy.address).host

beforeAll(async () => {
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '' })
  legacy = await startLegacyServer({ products: 8, news: 6, documents: 4, stories: 4, solutions: 3, trainings: 2 }, { delayMs: 20 })
})

afterAll(() => legacy.stop())

async function order(isDry: boolean): Promise<string> {
  const { placeImport } = await import('@/import-orders/orders')
  const { orderWith } = await import('@/import-orders/order')
  const given = { from: legacy.address, isDry, arrival: { as: 'published' }, rate: 50 }
  return String((await placeImport(cms, orderWith([host()]).parse(given), { by: '李主管', via: 'site' })).id)
}

/** The program that the site starts for what was ordered. */
function start(hosts = host()): { child: ChildProcess; ended: Promise<number | null> } {
  const env = { ...process.env, LEGACY_IMPORT_HOSTS: hosts }
  const child = spawn(process.execPath, ['--conditions=production', 'src/server/run.mjs', 'src/legacy-import/run-ordered.ts'], { env })
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}

const row = (id: string) => cms.findByID({ collection: 'legacy-imports', id, depth: 0, overrideAccess: true })
const untilProgress = (id: string) =>
  expect.poll(async () => JSON.stringify((await row(id)).progress), { interval: 50 }).toMatch(/"documents":/)

it('what an administrator has ordered is done by a process, which tells how far it is, is cancelled, killed and ended, and goes on', async () => {
  const look = await order(true)
  expect(await start().ended).toBe(0)
  expect(await row(look)).toMatchObject({ outcome: 'done', state: 'finished', orderedBy: '李主管', hasReport: true })
  expect(await cms.count({ collection: 'news', overrideAccess: true })).toEqual({ totalDocs: 0 })

  const id = await order(false)
  const killed = start()
  await untilProgress(id)
  // The look has counted what is still to come.
  expect((await row(id)).progress).toMatchObject({ expected: { news: 6 }, isResumed: false })
  killed.child.kill('SIGKILL')
  await killed.ended

  const left = start()
  await expect.poll(async () => JSON.stringify((await row(id)).progress), { interval: 50 }).toMatch(/"isResumed":true/)
  left.child.kill('SIGTERM')
  await left.ended
  expect(await row(id)).toMatchObject({ slot: 'active', outcome: null })

  const { stopWork } = await import('@/import-orders/orders')
  legacy.misbehave('/prod-api/api/article', (response) => void setTimeout(() => response.destroy(), 3_000))
  const cancelled = start()
  await expect.poll(async () => (await row(id)).tries, { interval: 50 }).toBe(1)
  await stopWork(cms, id)
  await cancelled.ended
  legacy.behave()
  expect(await row(id)).toMatchObject({ outcome: 'stopped', state: 'running', message: expect.stringContaining('已取消') })

  expect(await order(false)).toBe(id)
  expect(await start().ended).toBe(0)
  expect(await row(id)).toMatchObject({ outcome: 'done', state: 'finished' })
  expect(await cms.count({ collection: 'news', overrideAccess: true })).toEqual({ totalDocs: 6 })
})

it('a host of the own network that is not named any more is not asked', async () => {
  const id = await order(true)
  const asked = legacy.requests.length
  expect(await start('').ended).toBe(0)
  expect(legacy.requests.length).toBe(asked)
  expect(await row(id)).toMatchObject({ outcome: 'failed', message: expect.stringContaining('内网地址') })
})
