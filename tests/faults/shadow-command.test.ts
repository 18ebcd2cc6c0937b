import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../support/free-port.mjs'
import { type LegacyServer, startLegacyServer } from '../support/legacy-server/server'

let legacy: LegacyServer
let own: LegacyServer

beforeAll(async () => {
  ;[legacy, own] = await Promise.all([startLegacyServer(), startLegacyServer()])
})
afterAll(() => Promise.all([legacy.stop(), own.stop()]))

/** `npm run shadow`, as an operator runs it. */
function shadow(...args: string[]) {
  const command = ['--conditions=production', 'src/server/run.mjs', 'src/shadow/run-shadow.ts', ...args]
  const child = spawn(process.execPath, command, { env: { ...process.env, LOG_LEVEL: 'info' } })
  const written = { output: '', log: '' }
  child.stdout.on('data', (part) => (written.output += part))
  child.stderr.on('data', (part) => (written.log += part))
  return { child, written, ended: once(child, 'exit') }
}

it.each(['SIGTERM', 'SIGINT'] as const)('answers, asks beside, and at %s says what it found', async (signal) => {
  const [port, summaryPort] = [await freePort(), await freePort()]
  const ports = ['--port', String(port), '--summary-port', String(summaryPort)]
  const { child, written, ended } = shadow('--legacy', legacy.address, '--own', own.address, '--host', '127.0.0.1', ...ports)
  await expect.poll(() => written.output).toContain(`http://127.0.0.1:${summaryPort}/`)
  expect((await fetch(`http://127.0.0.1:${port}/prod-api/api/siteInfo/`)).status).toBe(200)
  const summary = async () => (await fetch(`http://127.0.0.1:${summaryPort}/summary.json`)).json()
  await expect.poll(summary).toMatchObject({ passedOn: 1, equal: 1 })
  child.kill(signal)
  expect(await ended).toEqual([0, null])
  expect(written.output).toContain('转交 1 个请求，比对 1 个：相同 1')
  expect(JSON.parse(written.log.trim())).toMatchObject({ event: 'shadow', endpoint: '/api/siteInfo', outcome: 'equal' })
})

it('says how it is called when it is called wrongly', async () => {
  const { written, ended } = shadow('--port', '0', '--legacy', 'ftp://legacy')
  expect(await ended).toEqual([1, null])
  expect(written.log).toMatch(/npm run shadow|应为网站地址/)
})
