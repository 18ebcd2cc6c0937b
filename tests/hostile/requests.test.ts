import { writeFileSync } from 'node:fs'
import http from 'node:http'
import process from 'node:process'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '@/contract/prod-api/endpoints'
import { failure } from '@/contract/prod-api/envelopes'
import { matchEndpoint } from '@/prod-api/match-endpoint'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { CALL, injections } from './injections'
import { computedSeconds, rendererOf, residentMb } from './renderer'
import { type HostileRequest, hostileRequest } from './requests'

/** The long form is for `npm run test:hostile -- --long`, and writes down what it found. */
const isLong = process.env.TEST_LONG === '1'
const COUNT = isLong ? 10_000 : 500
const SEED = 20_260_101

/** Of the renderer's own time: what the machine does besides doesn't count. */
const MOST_SECONDS = 2

/** What the renderer does for itself at that moment counts too, but not three times in a row, and seldom. */
const TRIES = 3
const MOST_COSTLY_ONCE = 3

/** Memory rises until the caches are full; from then on it stays. */
const MOST_GROWTH_MB = 150

const WITHOUT_LIMITS = Object.fromEntries(
  [
    'CAPTCHAS_PER_MINUTE',
    'ZIPS_PER_MINUTE',
    'PAGE_VIEWS_PER_MINUTE',
    'LOOKUPS_PER_10_MINUTES',
    'REQUESTS_PER_HOUR_BY_ADDRESS',
    'REQUESTS_PER_HOUR_BY_PHONE',
    'SIGN_IN_FAILURES_PER_10_MINUTES',
    'PASSWORD_RESETS_PER_HOUR',
  ].map((name) => [name, '1000000']),
)

/** Nothing that only a programmer should see. */
const STACK = /\n\s+at \S+ ?\(|node_modules\/|\/src\/[\w/-]+\.(ts|mjs|tsx):\d|SQLITE_|Drizzle|Error: /

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite(WITHOUT_LIMITS)
})
afterAll(() => site?.remove())

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }

const agent = new http.Agent({ keepAlive: true })

function send({ method, target, headers, body }: HostileRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = new URL(site.baseUrl)
    const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = {
      hostname: url.hostname,
      port: url.port,
      path: target,
      method,
      agent,
      headers: { host: url.host, ...headers, ...length },
    }
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      const hasPlainBody = response.headers['content-encoding'] === undefined
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: hasPlainBody ? Buffer.concat(chunks).toString() : '',
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

const isCostly = (cost = 0) => cost > MOST_SECONDS

/** Sends a request, once more while it is costly; what the renderer computed meanwhile is in seconds. */
async function sendUntilCheap(request: HostileRequest, renderer: number) {
  const answers: Answer[] = []
  const costs: number[] = []
  do {
    const before = computedSeconds(renderer)
    answers.push(await send(request))
    costs.push(computedSeconds(renderer) - before)
  } while (isCostly(costs.at(-1)) && costs.length < TRIES)
  return { answers, costs }
}

/** Why one of the answers is wrong, or all of them too costly; null when none is. */
function problemOfAll(request: HostileRequest, { answers, costs }: Awaited<ReturnType<typeof sendUntilCheap>>): string | null {
  const wrong = answers.map((answer) => problemOf(request, answer)).find((one) => one !== null)
  return isCostly(costs.at(-1)) ? `${costs.join(', ')} s of the renderer's time` : (wrong ?? null)
}

/** Why an answer is wrong; null when it is not. */
function problemOf({ target, values, method }: HostileRequest, { status, headers, text }: Answer): string | null {
  if (status >= 500) return `HTTP ${status}`
  if (STACK.test(text)) return `a stack: ${STACK.exec(text)?.[0]}`
  const type = String(headers['content-type'] ?? '')
  if (headers['x-content-type-options'] !== 'nosniff') return 'a type that browsers may guess'
  if (/html|xml/.test(type)) {
    // Within a string of a script a quote with a backslash ends nothing.
    const open = text.replaceAll(/\\+"/g, '')
    const reflected = values.find((value) => value.includes(CALL) && /[<"]/.test(value) && open.includes(value))
    if (reflected) return `reflected as it was sent: ${reflected}`
  }
  const { location } = headers
  if (location !== undefined && new URL(location, site.baseUrl).origin !== site.baseUrl) return `leads away: ${location}`
  return method === 'GET' ? schemaProblem(target, type, text) : null
}

/** What `/prod-api` answers is what its contract says, whatever was asked. */
function schemaProblem(target: string, type: string, text: string): string | null {
  const [path = ''] = target.split('?')
  if (!path.startsWith('/prod-api/api/') || !type.startsWith('application/json') || text === '') return null
  const match = matchEndpoint(path.slice('/prod-api'.length))
  const answer = JSON.parse(text)
  const isOk =
    failure.safeParse(answer).success && (answer.code !== 200 || !match || endpoints[match.name].response.safeParse(answer).success)
  return isOk ? null : `not what the contract says: ${text.slice(0, 200)}`
}

it(`${COUNT} requests of a stranger: answered, cheap, and nothing of them comes back`, {
  timeout: isLong ? 7_200_000 : 300_000,
}, async () => {
  expect(injections.length).toBeGreaterThanOrEqual(500)
  const renderer = rendererOf(site.pid())
  const requests = fc.sample(hostileRequest, { numRuns: COUNT, seed: SEED })
  const problems: string[] = []
  let costly = 0
  const seconds: number[] = []
  const memory: number[] = []
  const statuses = new Map<number, number>()
  for (const request of requests) {
    const sent = await sendUntilCheap(request, renderer)
    const [cost = 0] = sent.costs
    if (isCostly(cost)) costly += 1
    seconds.push(cost)
    memory.push(residentMb(renderer))
    for (const { status } of sent.answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const problem = problemOfAll(request, sent)
    if (problem)
      problems.push(`${request.method} ${request.target.slice(0, 300)} ${JSON.stringify(request.headers).slice(0, 300)}: ${problem}`)
  }
  expect(problems.join('\n')).toBe('')
  expect(costly, 'costly at first').toBeLessThanOrEqual(MOST_COSTLY_ONCE)
  expect(rendererOf(site.pid()), 'the renderer never died').toBe(renderer)
  const settled = Math.max(...memory.slice(0, Math.ceil(COUNT / 2)))
  expect((memory.at(-1) ?? 0) - settled, 'memory stays level').toBeLessThan(MOST_GROWTH_MB)
  if (isLong) writeReport({ seconds, memory, statuses })
})

function writeReport({ seconds, memory, statuses }: { seconds: number[]; memory: number[]; statuses: Map<number, number> }) {
  const sorted = seconds.toSorted((a, b) => a - b)
  const at = (share: number) => `${Math.round((sorted[Math.floor(sorted.length * share)] ?? sorted.at(-1) ?? 0) * 1000)} ms`
  const counted = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const lines = [
    '# A stranger’s budget',
    '',
    'Written by `npm run test:hostile -- --long` (tests/hostile), which fails when anything is not as it should be.',
    '',
    `- ${COUNT} generated requests (seed ${SEED}) over ${Object.keys(endpoints).length} reading endpoints, every page, the writing endpoints and the admin, with ${injections.length} injection strings: no 5xx, no stack, nothing reflected, no answer against its contract, nobody led away.`,
    `- Answers by status: ${counted.join(', ')}.`,
    `- The renderer’s own time for one request: median ${at(0.5)}, 99 of 100 within ${at(0.99)}, longest ${at(1)} (allowed: ${MOST_SECONDS} s).`,
    `- Memory of the renderer: ${memory[0]} MB at first, ${Math.max(...memory)} MB at most, ${memory.at(-1)} MB at the end.`,
    '',
  ]
  writeFileSync('docs/hostile.md', lines.join('\n'))
}
