import process from 'node:process'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'
import { makeUser, rest, says, tokenOf } from './rest'
import { emptySite } from './support'

// The process of an import gives way to all others: beside other tests it would hardly get on.
vi.mock('node:os', async (original) => ({ ...(await original<typeof import('node:os')>()), setPriority: () => undefined }))

let cms: Payload
let legacy: LegacyServer
let end = async () => {}
const tokens: Record<string, string> = {}

beforeAll(async () => {
  legacy = await startLegacyServer({ products: 3, news: 4, documents: 2, stories: 1, solutions: 1, trainings: 1 }, { delayMs: 20 })
  cms = await emptySite({ WORK_ORDER_URL: '', SMTP_HOST: '', LEGACY_IMPORT_HOSTS: new URL(legacy.address).host })
  for (const role of ['admin', 'service', 'editor'] as const) {
    await makeUser(cms, role, role)
    tokens[role] = await tokenOf(role)
  }
})

afterAll(async () => {
  await end()
  await legacy.stop()
})

const ask = (path: string, body?: object, as = 'admin') =>
  rest(`/legacy-import${path}`, { token: tokens[as], ...(body && { method: 'POST', body }) })
const order = (isDry: boolean) => ask('/order', { from: legacy.address, isDry, arrival: { as: 'published' }, rate: 50 })
const overviewNow = async () => {
  const { overview } = await import('@/import-orders/overview-shape')
  return overview.parse((await ask('')).body)
}
const untilEnded = () => expect.poll(async () => (await overviewNow()).active, { interval: 200, timeout: 240_000 }).toBeNull()
const untilRunning = () =>
  expect
    .poll(async () => ((await overviewNow()).active?.kinds ?? []).some(({ done }) => done > 0), { interval: 20, timeout: 240_000 })
    .toBe(true)
const newsHere = async () => (await cms.count({ collection: 'news', overrideAccess: true })).totalDocs

it('belongs to administrators: others see, order, end and read nothing', async () => {
  for (const as of ['service', 'editor', 'nobody']) {
    const answers = [
      await ask('', undefined, as),
      await ask('/order', { from: legacy.address, isDry: true, arrival: { as: 'published' } }, as),
      await ask('/stop', { id: '1' }, as),
      await ask('/undo', { id: '1', isPreview: true }, as),
      await ask('/report/1', undefined, as),
      await ask('/report/1/data', undefined, as),
    ]
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403))
  }
  expect((await overviewNow()).active).toBeNull()
})

it('says what to do about what can’t be ordered', async () => {
  const given = { from: legacy.address, isDry: true, arrival: { as: 'published' } }
  const answers = [
    await ask('/order', { ...given, from: 'http://10.1.2.3' }),
    await ask('/order', { ...given, rate: 500 }),
    await ask('/order', { ...given, arrival: 'sometime' }),
    await ask('/order', { ...given, isDry: false }),
    await ask('/undo', { id: 'none', isPreview: true }),
    await ask('/report/none'),
  ]
  expect(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).toEqual([
    expect.stringMatching(/^400 .*内网地址须由运维先在服务器上允许（LEGACY_IMPORT_HOSTS）/),
    expect.stringMatching(/^400 .*每秒请求数是 1 到 50/),
    expect.stringMatching(/^400 .*请求内容不完整，请刷新页面后重试/),
    expect.stringMatching(/^409 .*请先对这个旧站试运行一次/),
    expect.stringMatching(/^400 .*没有编号为 none 的导入/),
    expect.stringMatching(/^404 .*没有这份报告/),
  ])
})

it('is done beside requests from the order on, goes on by itself when its process is killed, and is taken back', async () => {
  const { keepImportsDone } = await import('@/server/ordered-imports')
  end = keepImportsDone(cms)
  expect((await order(true)).body).toMatchObject({ active: { work: 'look', isWaiting: true, by: 'admin' } })
  await untilEnded()
  const [look] = (await overviewNow()).runs
  expect(look).toMatchObject({ isDry: true, end: 'done', hasReport: true, totals: { created: expect.any(Number) } })
  expect(await newsHere()).toBe(0)
  const report = await ask(`/report/${look?.id}`)
  expect(report.headers.get('content-type')).toContain('text/html')
  expect(report.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox/)
  expect(report.text).toContain('没有写入任何内容')
  expect((await ask(`/report/${look?.id}/data`)).headers.get('content-disposition')).toContain('attachment')

  expect((await order(false)).status).toBe(200)
  expect(says(await order(true))).toMatch(/admin 于 .* 开始的导入（.*）正在进行。请等它结束，或先取消它/)
  await untilRunning()
  const id = String((await overviewNow()).active?.id)
  const { owner } = await cms.findByID({ collection: 'legacy-imports', id, depth: 0, overrideAccess: true })
  process.kill(Number(owner?.split(' ')[1]), 'SIGKILL')
  await expect.poll(async () => (await overviewNow()).active?.isResumed, { interval: 50, timeout: 240_000 }).toBe(true)

  // The site ends in the middle, and is started again.
  await end()
  expect((await overviewNow()).active).toMatchObject({ id, isWaiting: true })
  end = keepImportsDone(cms)
  await untilEnded()
  expect(await overviewNow()).toMatchObject({ undoable: id, runs: [{ id, end: 'done' }, { isDry: true }] })
  expect(await newsHere()).toBe(4)

  expect((await ask('/undo', { id, isPreview: true })).body).toMatchObject({ active: { id, work: 'preview-undo' } })
  await untilEnded()
  expect((await overviewNow()).runs[0]).toMatchObject({
    end: 'done',
    undo: { isPreview: true, outcome: 'done', kinds: { news: { deleted: 4, restored: 0, kept: 0 } } },
  })
  expect(await newsHere()).toBe(4)

  await ask('/undo', { id, isPreview: false })
  await untilEnded()
  expect(await overviewNow()).toMatchObject({
    undoable: null,
    runs: [{ id, end: 'undone', undo: { isPreview: false, outcome: 'done' } }, {}],
  })
  expect(await newsHere()).toBe(0)
  expect(says(await ask('/undo', { id, isPreview: false }))).toContain('已经撤销过了')

  const { docs } = await cms.find({ collection: 'audit-log', sort: 'id', where: { action: { equals: 'import' } }, overrideAccess: true })
  expect(docs.map(({ actor, detail }) => `${actor}：${detail}`)).toEqual([
    'admin：开始试运行',
    'admin：开始导入，发布',
    expect.stringMatching(/^admin：新建 \d+，更新 \d+$/),
    'admin：开始撤销',
    expect.stringMatching(/^admin：撤销：删除 \d+，恢复 \d+，保留 \d+$/),
  ])
}, 600_000)

it('ends when somebody cancels it, and of old looks the newest stay', async () => {
  legacy.misbehave('/prod-api/api/article', (response) => void setTimeout(() => response.destroy(), 3_000))
  await order(true)
  await expect.poll(async () => (await overviewNow()).active?.isWaiting, { interval: 50, timeout: 240_000 }).toBe(false)
  const id = String((await overviewNow()).active?.id)
  await ask('/stop', { id })
  await untilEnded()
  legacy.behave()
  expect((await overviewNow()).runs[0]).toMatchObject({ id, end: 'open', message: '已取消。没有写入任何内容，可以再试一次。' })

  await end()
  for (const _ of Array(24).keys()) {
    await order(true)
    await ask('/stop', { id: String((await overviewNow()).active?.id) })
  }
  expect((await overviewNow()).runs.filter(({ isDry }) => isDry)).toHaveLength(21)
}, 600_000)
