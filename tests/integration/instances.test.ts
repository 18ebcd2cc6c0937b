import { execFileSync } from 'node:child_process'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrokenLine } from '../support/broken-line'
import { startNginxInFront } from '../support/nginx-front'
import { type OwnSite, startBeside, startOwnSite } from '../support/own-site'
import { solveCaptcha } from '../support/solve-captcha'
import { type Client, read, signIn } from './page-cache/client'
import { laterFields, makeLaterVersion } from './support/later-version'
import { forgetMigration } from './support/other-versions'
import { statuses, VISITORS, visitedWhile } from './support/visited-while'
import { consultation, REPAIR, repair } from './support/visitors-forms'

const { ADMINISTRATOR_EMAIL: email = '', ADMINISTRATOR_PASSWORD: password = '' } = process.env
const onMongodb = Boolean(process.env.TEST_DATABASE_URI)

const CAPTCHAS = 8
const METRICS_TOKEN = 'a-token-of-the-tests'
const ARTICLE = '/NewsDetail?id=536'
const PRODUCT = '/GoodsInfoView?id=153'
const asBrowser = { accept: 'text/html' }

/** What was forwarded to the host of work orders. */
const forwarded: string[] = []
const workOrders = http.createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  forwarded.push(body)
  response.end('{"code":200}')
})

/** Two instances, the second one with two renderers, and on MongoDB with a line of its own to the database. */
let one: OwnSite
let two: OwnSite
let front: Awaited<ReturnType<typeof startNginxInFront>>
let line: Awaited<ReturnType<typeof startBrokenLine>> | undefined
let editor: Client
let article: string

beforeAll(async () => {
  await new Promise<void>((resolve) => workOrders.listen(0, '127.0.0.1', resolve))
  const environment = {
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    METRICS_TOKEN,
    SHUTDOWN_GRACE_SECONDS: '6',
    CAPTCHAS_PER_MINUTE: String(CAPTCHAS),
    WORK_ORDER_URL: `http://127.0.0.1:${(workOrders.address() as AddressInfo).port}`,
  }
  one = await startOwnSite(environment)
  const way = onMongodb ? await overOwnLine(one.databaseUri) : one.databaseUri
  two = await startBeside(one, { ...environment, DATABASE_URI: way, RENDERERS: '2' })
  front = await startNginxInFront([portOf(one), portOf(two)])
  editor = await signIn(one.baseUrl, { email, password })
  article = `/cms-api/news/${await editor.find('/cms-api/news?where[articleId][equals]=536')}`
})

afterAll(async () => {
  await front?.remove()
  line?.mend()
  await two?.stop()
  await one?.remove()
  line?.close()
  workOrders.close()
})

const portOf = ({ baseUrl }: OwnSite) => Number(new URL(baseUrl).port)

/** The same database, by a line that can be cut. The driver would find the way around it, if it were told of the replica set's members. */
async function overOwnLine(databaseUri: string): Promise<string> {
  const uri = new URL(databaseUri)
  line = await startBrokenLine(uri.hostname, Number(uri.port))
  uri.host = `127.0.0.1:${line.port}`
  uri.searchParams.set('directConnection', 'true')
  return uri.href
}

/** A visitor with an address of his own, as nginx tells of it. */
let visitors = 0
const newVisitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `203.0.113.${visitors}`, 'x-forwarded-proto': 'http' }
}

type Visitor = ReturnType<typeof newVisitor>

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

const ask = (site: OwnSite, path: string, visitor: Visitor, init: Sent = {}) =>
  fetch(new URL(path, site.baseUrl), { ...init, headers: { ...visitor, ...init.headers } })

async function send(site: OwnSite, path: string, visitor: Visitor, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  return (await ask(site, path, visitor, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

const isReady = async (site: OwnSite) => (await read(site.baseUrl, '/readyz').catch(() => null))?.status === 200

/** What one of them is doing already the other one refuses. */
const runJobs = (...sites: OwnSite[]) =>
  Promise.all(
    sites.map(({ baseUrl }) =>
      editor
        .at(baseUrl)
        .find('/cms-api/payload-jobs/run?')
        .catch(() => undefined),
    ),
  )

describe('two instances on one database', () => {
  it('know the same sessions, and show what was published at the other at once', async () => {
    expect(await editor.at(two.baseUrl).find('/cms-api/users?')).toBeDefined()
    await Promise.all([one, two].map((site) => read(site.baseUrl, ARTICLE)))
    await editor.write(article, { title: '在第一个进程发布的新闻', _status: 'published' })
    expect((await read(two.baseUrl, ARTICLE)).body).toContain('在第一个进程发布的新闻')
    await editor.at(two.baseUrl).write(article, { title: '在第二个进程发布的新闻', _status: 'published' })
    expect((await read(one.baseUrl, ARTICLE)).body).toContain('在第二个进程发布的新闻')
  })

  it('take the answer to each other’s captchas, once', async () => {
    const visitor = newVisitor()
    const { uuid } = await (await ask(one, '/prod-api/captchaImage', visitor)).json()
    process.env.DATABASE_URI = one.databaseUri
    const answered = { ...consultation, uuid, code: await solveCaptcha(uuid) }
    expect(await send(two, '/prod-api/api/consult/', visitor, answered)).toMatchObject({ code: 200 })
    expect(await send(one, '/prod-api/api/consult/', visitor, { ...answered, content: '又一个' })).not.toMatchObject({ code: 200 })
  })

  it('count together how often somebody may ask', async () => {
    const visitor = newVisitor()
    const asked: number[] = []
    for (let count = 0; count < CAPTCHAS + 2; count += 1) {
      asked.push((await ask(count % 2 ? one : two, '/prod-api/captchaImage', visitor)).status)
    }
    expect(asked).toEqual([...Array(CAPTCHAS).fill(200), 429, 429])
  })

  it('store once what is sent to both, and one of them hands it on', async () => {
    const visitor = newVisitor()
    const sent = await Promise.all([one, two, one].map((site) => send(site, REPAIR, visitor, repair('合闸后跳闸'))))
    expect(new Set(sent.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(sent[0]).toMatchObject({ code: 200, data: { reference: expect.stringMatching(/^BX/) } })
    // What is due every minute is begun at both in the same moment.
    await runJobs(one, two, one, two)
    await expect.poll(() => forwarded.length).toBeGreaterThan(0)
    await runJobs(one, two)
    expect(forwarded).toEqual([expect.stringContaining('合闸后跳闸')])
  })

  it('add up what was looked at', async () => {
    const views = '/cms-api/page-views?where[path][equals]=/Recruiting&depth=0&limit=0'
    const [{ token }] = [(await send(one, '/cms-api/users/login', newVisitor(), { email, password })) as { token: string }]
    const counted = async () => {
      const response = await ask(one, views, newVisitor(), { headers: { authorization: `JWT ${token}` } })
      const { docs } = (await response.json()) as { docs: { count: number }[] }
      return docs.reduce((sum, { count }) => sum + count, 0)
    }
    const before = await counted()
    const browser = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
      'content-type': 'text/plain',
    }
    const report = (site: OwnSite) =>
      ask(site, '/page-views', newVisitor(), { method: 'POST', headers: browser, body: '{"path":"/Recruiting"}' })
    await Promise.all(Array.from({ length: 20 }, (_, index) => report(index % 2 ? one : two)))
    await expect.poll(counted).toBe(before + 20)
  })

  it('add up what was searched', async () => {
    const browser = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
      'content-type': 'text/plain',
    }
    const report = (site: OwnSite) =>
      ask(site, '/searches', newVisitor(), { method: 'POST', headers: browser, body: '{"term":"两处都查的词"}' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => report(index % 2 ? one : two)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
    const [{ token }] = [(await send(one, '/cms-api/users/login', newVisitor(), { email, password })) as { token: string }]
    const dashboard = async () => {
      const response = await ask(one, '/admin', newVisitor(), { headers: { cookie: `payload-token=${token}` } })
      return (await response.text()).replaceAll(/<[^>]*>/g, ' ')
    }
    await expect.poll(dashboard).toMatch(/两处都查的词\s+20\s+次/)
  })
})

it('one of two renderers that dies is noticed by no visitor, and is started again', async () => {
  const renderers = () =>
    execFileSync('pgrep', ['-P', String(two.pid())], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  await expect.poll(() => renderers().length).toBe(2)
  for (const victim of renderers()) {
    const readings = await visitedWhile(two.baseUrl, async () => {
      await expect.poll(renderersThatRender).toBe(2)
      process.kill(victim, 'SIGKILL')
      await expect.poll(() => renderers().includes(victim)).toBe(false)
    })
    expect(statuses(readings)).toEqual(new Set([200]))
    await expect.poll(() => renderers().length).toBe(2)
  }
  expect(two.written().log.split('"event":"renderer died"').length - 1).toBe(2)
  expect(two.written().log).not.toContain('"event":"renderer does not answer"')

  async function renderersThatRender(): Promise<number> {
    const { body } = await read(two.baseUrl, '/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })
    return body.split('\n').filter((text) => /^site_renderer_up\{renderer="\d".*\} 1$/.test(text)).length
  }
})

describe('visitors behind nginx, as the project sets it up', () => {
  it('notice nothing when an instance is killed and comes back', async () => {
    const readings = await visitedWhile(front.baseUrl, async () => {
      await one.kill()
      await expect.poll(async () => (await read(front.baseUrl, ARTICLE)).status).toBe(200)
      await one.start()
    })
    // What was on its way through nginx breaks off with its instance.
    const failed = readings.filter(({ status }) => status !== 200)
    expect(failed.map(({ status }) => status)).toEqual(Array(failed.length).fill(0))
    expect(failed.length).toBeLessThanOrEqual(VISITORS)
  })

  it('notice nothing of an upgrade: the next version migrates the database and publishes while both still run, then one after the other starts anew', async () => {
    const later = makeLaterVersion({ DATA_DIR: one.dataDir, DATABASE_URI: one.databaseUri })
    const id = await editor.find('/cms-api/products?where[articleId][equals]=153')
    const readings = await visitedWhile(front.baseUrl, async () => {
      await read(two.baseUrl, PRODUCT)
      await later.publish(id, { title: '新版本发布的产品', laterField: '新版本的字段' })
      // The old ones go on, for visitors and editors, and take nothing away that they don't know.
      expect([await isReady(one), await isReady(two)]).toEqual([true, true])
      expect((await read(two.baseUrl, PRODUCT)).body).toContain('新版本发布的产品')
      await editor.write(`/cms-api/products/${id}`, { title: '旧版本接着发布的产品', _status: 'published' })
      expect((await read(two.baseUrl, PRODUCT)).body).toContain('旧版本接着发布的产品')
      expect(await laterFields(one.databaseUri)).toEqual(['新版本的字段'])
      expect(await send(two, REPAIR, newVisitor(), repair('升级期间的报修'))).toMatchObject({ code: 200 })
      // Also one that has to start again meanwhile: its own migrations are all there.
      for (const site of [one, two]) await site.restart()
    }).finally(later.remove)
    expect(statuses(readings)).toEqual(new Set([200]))
  })
})

it.skipIf(onMongodb)(
  'two that start at the same moment with a migration pending: one migrates, the other waits, and both serve',
  async () => {
    await Promise.all([one.stop(), two.stop()])
    forgetMigration(one.databaseFile)
    await Promise.all([one.start(), two.start()])
    expect([await isReady(one), await isReady(two)]).toEqual([true, true])
    const migrated = [one, two].filter((site) => site.written().log.includes('Migrated:  20261124_203000_newest_versions'))
    expect(migrated).toHaveLength(1)
  },
)

it.runIf(onMongodb)('an instance that has lost its database says so, lets visitors be served by the other, and comes back', async () => {
  await read(two.baseUrl, '/News', asBrowser)
  const said = () => two.written().log
  const readings = await visitedWhile(front.baseUrl, async () => {
    line?.cut()
    await expect.poll(() => isReady(two)).toBe(false)
    const { body } = await read(two.baseUrl, '/readyz')
    expect(JSON.parse(body).reasons).toContain('the database does not answer in time')
    // Nothing tells it whether what it keeps is still the newest, nor whether it was withdrawn (record 0015).
    const refused = await read(two.baseUrl, '/News', asBrowser)
    expect(refused.status).toBe(503)
    expect(refused.body).toContain('页面没有加载成功')
    expect((await read(two.baseUrl, '/healthz')).status).toBe(200)
    await editor.write(article, { title: '断线期间发布的新闻', _status: 'published' })
  })
  expect(statuses(readings)).toEqual(new Set([200]))
  line?.mend()
  await expect.poll(() => isReady(two)).toBe(true)
  expect((await read(two.baseUrl, ARTICLE)).body).toContain('断线期间发布的新闻')
  for (const event of ['database does not answer', 'database answers again']) expect(said().split(`"event":"${event}"`).length - 1).toBe(1)
  expect(said()).not.toContain('"event":"request failed"')
})
