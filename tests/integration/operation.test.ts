import { execFileSync } from 'node:child_process'
import net from 'node:net'
import process from 'node:process'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { solveCaptcha } from '../support/solve-captcha'
import { read } from './page-cache/client'

const TOKEN = 'a-token-of-the-tests'

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite({ METRICS_TOKEN: TOKEN, ACCESS_LOG: '1', SHUTDOWN_GRACE_SECONDS: '4' })
})

afterAll(() => site.remove())

/** What must be found in no line of the log. */
const canaries = {
  name: '卡纳里氏',
  mobile: '13987651234',
  email: 'canary.person@example.com',
  company: '金丝雀电气',
  content: '金丝雀的内容',
  word: 'canary-word',
  password: 'canary-password',
}

const json = (body: unknown) => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const ask = (path: string, init?: RequestInit) => fetch(new URL(path, site.baseUrl), { redirect: 'manual', ...init })

async function sendConsultation(): Promise<unknown> {
  const { uuid } = await (await ask('/prod-api/captchaImage')).json()
  process.env.DATABASE_URI = site.databaseUri
  const code = await solveCaptcha(uuid)
  const { name, mobile, email, company, content } = canaries
  const consultation = { name, mobile, email, company, content, profession: '设计院', area: '江苏省/南京市', uuid, code }
  return (await ask('/prod-api/api/consult/', json(consultation))).json()
}

/** As a line of the log must be; throws for anything else. */
function entry(line: string): Record<string, unknown> {
  const { time, level, event, msg, ...rest } = JSON.parse(line)
  expect(time, line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(['debug', 'info', 'warn', 'error', 'fatal'], line).toContain(level)
  expect(event ?? msg, line).toEqual(expect.any(String))
  return { time, level, event, msg, ...rest }
}

const entries = () => site.written().log.trim().split('\n').map(entry)

/** Looks again until it is so: what is written after an answer comes a moment later. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('the log of a busy site', () => {
  it('is JSON, line by line, and holds nothing of the visitors', async () => {
    const signIn = await ask('/cms-api/users/login', json({ email: canaries.email, password: canaries.password }))
    expect(signIn.status).toBe(401)
    expect(await sendConsultation()).toMatchObject({ code: 200 })
    const targets = ['/', `/SearchResult?val=${canaries.word}`, `/NoSuchPage?word=${canaries.word}`, '/admin', '/%zz', '/media/none.webp']
    for (const target of targets) await ask(target)
    await ask('/cms-api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"email":"${canaries.email}"`,
    })
    await ask('/cms-api/users/forgot-password', json({ email: canaries.email }))
    await ask(`/News?preview=${canaries.word}&draft=true`)
    process.kill(Number(execFileSync('pgrep', ['-P', String(site.pid()), '-f', '/1.sock'], { encoding: 'utf8' })), 'SIGKILL')
    await ask(`/SearchResult?val=${canaries.word}2`)
    await until(async () => (await ask('/readyz')).ok)

    const lines = entries()
    expect(lines.map(({ event }) => event)).toEqual(expect.arrayContaining(['started', 'request', 'renderer died']))
    for (const canary of Object.values(canaries)) expect(site.written().log).not.toContain(canary)
    const sentences = site.written().output.trim().split('\n')
    for (const sentence of sentences) expect(sentence).toMatch(/^(Site|Admin): /)
  })

  it('says under one id what both processes did for a request', async () => {
    const { headers } = await ask('/cms-api/users/login', json({ email: canaries.email, password: canaries.password }))
    const requestId = headers.get('x-request-id')
    const ofRequest = () => entries().filter((line) => line.requestId === requestId)
    await until(() => ofRequest().length >= 2)
    expect(new Set(ofRequest().map(({ pid }) => pid)).size).toBe(2)
    expect(ofRequest().at(-1)).toMatchObject({
      event: 'request',
      method: 'POST',
      route: 'cms-api',
      path: '/cms-api/users/login',
      status: 401,
    })
  })
})

describe('metrics', () => {
  it('are for who knows the token', async () => {
    for (const authorization of ['', 'Bearer wrong', TOKEN]) {
      const answer = await ask('/metrics', { headers: { authorization } })
      expect(answer.status).toBe(401)
      expect(await answer.text()).toBe('')
    }
  })

  it('tell of both processes', async () => {
    await ask('/News')
    await ask('/News')
    const answer = await ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    const text = await answer.text()
    for (const line of [
      /^site_http_requests_total\{route="page",method="GET",status="200",process="server"\} [1-9]/m,
      /^site_http_request_duration_seconds_bucket\{le="30",route="page",process="server"\} [1-9]/m,
      /^site_cache_answers_total\{outcome="hit",process="server"\} [1-9]/m,
      /^site_cache_bytes\{place="protected",process="server"\} \d/m,
      /^site_render_duration_seconds_count\{.*process="renderer".*\} [1-9]/m,
      /^site_renderer_waiting\{renderer="1",process="server"\} \d/m,
      /^site_renderer_restarts\{renderer="1",process="server"\} \d/m,
      /^site_content_version\{process="server"\} [1-9]/m,
      /^site_disk_free_bytes\{process="server"\} [1-9]/m,
      /^site_jobs\{state="waiting",process="renderer",renderer="1"\} \d/m,
      /^site_writes_waiting\{process="renderer",renderer="1"\} \d/m,
      /^nodejs_eventloop_lag_p99_seconds\{process="server"\}/m,
      /^nodejs_eventloop_lag_p99_seconds\{process="renderer",renderer="1"\}/m,
      /^process_open_fds\{process="renderer",renderer="1"\} [1-9]/m,
      /^process_resident_memory_bytes\{process="server"\} [1-9]/m,
    ]) {
      expect(text).toMatch(line)
    }
    for (const canary of Object.values(canaries)) expect(text).not.toContain(canary)
  })
})

describe.skipIf(process.env.TEST_DATABASE_URI)('a database that is locked by another process', () => {
  it('makes the site not ready, and leaves it alive, with what it keeps', async () => {
    await read(site.baseUrl, '/News')
    const other = new Database(site.databaseFile)
    other.exec('BEGIN IMMEDIATE')
    const order: string[] = []
    const notReady = until(async () => (await ask('/readyz')).status === 503).then(() => order.push('not ready'))
    const alive = await ask('/healthz')
    const kept = await read(site.baseUrl, '/News')
    order.push('alive')
    expect([alive.status, kept.status, kept.outcome]).toEqual([200, 200, 'hit'])
    await notReady
    expect(order).toEqual(['alive', 'not ready'])
    const reasons = [expect.stringMatching(/^the (database does not (take writes|answer in time)|application does not answer)/)]
    expect(await (await ask('/readyz')).json()).toEqual({ status: 'unavailable', reasons })
    expect((await ask('/healthz')).status).toBe(200)
    other.exec('ROLLBACK')
    other.close()
    await until(async () => (await ask('/readyz')).ok)
  })
})

describe('a stop', () => {
  it('waits for a slow client only so long, and is clean', async () => {
    const { port } = new URL(site.baseUrl)
    const slow = net.connect(Number(port), 'localhost')
    slow.on('error', () => undefined)
    const head = ['POST /prod-api/api/consult/ HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Content-Length: 500']
    const closed = new Promise((resolve) => slow.once('close', resolve))
    // So that the server says when it has read them.
    slow.write([...head, 'Expect: 100-continue', '', '{'].join('\r\n'))
    await new Promise((resolve) => slow.once('data', resolve))
    await site.stop()
    await closed
    const events = entries().map(({ event }) => event)
    expect(events).toContain('requests cut off')
    expect(events).not.toContain('stopped too late')
  })
})
