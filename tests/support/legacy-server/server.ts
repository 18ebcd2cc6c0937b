import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Amounts, amounts, type LegacyContent, makeContent } from './content'
import { answerOf } from './endpoints'
import { type BreakingOff, sendFile } from './files'
import type { Misbehaviour } from './misbehaviour'

/** A legacy site of the tests' own, written from the specification. */
export type LegacyServer = {
  address: string
  /** What it has; tests may change it. */
  content: LegacyContent
  files: Map<string, Buffer>
  /** What was asked: method and path with query, in order. */
  requests: { method: string; url: string; range: string | undefined; condition: string | undefined; at: number }[]
  /** From now on, what `matches` is answered so; so many times, or always. */
  misbehave: (matches: string | RegExp, how: Misbehaviour, times?: number) => void
  /** Files whose address matches break off. */
  breakOff: (matches: string | RegExp, how: BreakingOff) => void
  behave: () => void
  stop: () => Promise<void>
}

const PREFIX = '/prod-api'

const UNKNOWN = { code: 404, msg: '网络请求不存在' }

/** Pages of the legacy site; each is the same empty one, as those of sites that browsers put together. */
const PAGE =
  '<!DOCTYPE html><html><head><title>海沃电气</title></head><body><a href="/GoodsInfoView?id=1001">产品</a><div id="app"></div></body></html>'

type Serving = {
  /** Before each answer. */
  delayMs?: number
  /** What lies at an address of a file instead of what its name says. */
  files?: Map<string, Buffer>
}

/** @param changed of how much there is */
export async function startLegacyServer(
  changed: Partial<Amounts> = {},
  { delayMs = 0, files = new Map() }: Serving = {},
): Promise<LegacyServer> {
  const content = makeContent({ ...amounts, ...changed })
  const requests: LegacyServer['requests'] = []
  let misbehaviours: { matches: string | RegExp; how: Misbehaviour; left: number }[] = []
  let breakingOff: { matches: string | RegExp; how: BreakingOff }[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = '', headers } = request
    requests.push({ method, url, range: headers.range, condition: headers['if-none-match'], at: Date.now() })
    if (delayMs > 0) await pause(delayMs)
    const { pathname, searchParams } = new URL(url, 'http://legacy')
    const found = pathname.startsWith(PREFIX) ? answerOf(content, pathname.slice(PREFIX.length), searchParams) : null
    const bad = misbehaviours.find(({ matches, left }) => left > 0 && isAt(matches, url))
    if (bad) {
      bad.left -= 1
      return bad.how(response, found, request)
    }
    if (pathname.startsWith('/profile/')) {
      const broken = breakingOff.find(({ matches }) => isAt(matches, url))?.how
      return sendFile(request, response, { given: files.get(pathname), breakingOff: broken })
    }
    if (!pathname.startsWith(PREFIX)) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE)
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(found ?? UNKNOWN))
  }

  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    content,
    files,
    requests,
    misbehave: (matches, how, times = Number.POSITIVE_INFINITY) => misbehaviours.push({ matches, how, left: times }),
    breakOff: (matches, how) => breakingOff.push({ matches, how }),
    behave() {
      misbehaviours = []
      breakingOff = []
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isAt = (matches: string | RegExp, url: string) => (typeof matches === 'string' ? url.startsWith(matches) : matches.test(url))
