import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnSite, startOwnSite } from '../../support/own-site'
import { type Reading, read } from './client'

/** For what hangs; a busy machine needs long. */
const LIMIT_MS = 150_000

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite()
})

afterAll(() => site.remove())

const rendererOf = (pid: number) => Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }).trim())

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function until(isSo: () => Promise<boolean> | boolean, limit = LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limit
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${limit} ms`)
    await pause(20)
  }
}

it('what is kept is served on, everything else is the error page, and the renderer comes back', async () => {
  const asBrowser = { accept: 'text/html' }
  await read(site.baseUrl, '/News', asBrowser)
  await read(site.baseUrl, '/News', asBrowser)
  const renderer = rendererOf(site.pid())
  const kept: Reading[] = []
  const rendered: Reading[] = []
  let isOver = false
  /** Load on both kinds, all the time. */
  const load = async (into: Reading[], address: () => string) => {
    while (!isOver) {
      into.push(await read(site.baseUrl, address(), asBrowser))
      await pause(5)
    }
  }
  const loads = [0, 1, 2, 3].flatMap((worker) => [
    load(kept, () => '/News'),
    load(rendered, () => `/SearchResult?val=${worker}x${rendered.length}`),
  ])
  await pause(500)

  process.kill(renderer, 'SIGKILL')
  await until(async () => (await read(site.baseUrl, '/readyz')).status === 503)
  const diedAt = Date.now()
  await until(async () => (await read(site.baseUrl, '/readyz')).status === 200)
  console.log(`The renderer was back after ${Date.now() - diedAt} ms`)
  await pause(500)
  isOver = true
  await Promise.all(loads)

  expect(new Set(kept.map(({ status, outcome }) => `${status} ${outcome}`))).toEqual(new Set(['200 hit']))
  const failed = rendered.filter(({ status }) => status !== 200)
  expect(failed.length).toBeGreaterThan(0)
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]))
  for (const { body } of failed) expect(body).toContain('页面没有加载成功')
  expect((await read(site.baseUrl, '/SearchResult?val=after', asBrowser)).status).toBe(200)
  expect(rendererOf(site.pid())).not.toBe(renderer)
})

it('a server that is killed takes its renderer along', async () => {
  const server = site.pid()
  const renderer = rendererOf(server)
  process.kill(server, 'SIGKILL')
  await until(() => !isAlive(renderer))
  await site.start()
  expect((await read(site.baseUrl, '/News')).status).toBe(200)
})
