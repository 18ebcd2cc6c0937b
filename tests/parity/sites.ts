import http from 'node:http'
import process from 'node:process'

/** What one of the two sites answered. */
export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

export type Request = { path: string; method?: string; headers?: Record<string, string>; body?: string }

export type Site = {
  name: 'SQLite' | 'MongoDB'
  ask: (request: Request) => Promise<Answer>
}

/** Both are asked as if they were at this address, so that no answer differs by its own. */
const HOST = 'parity.example.com'

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })

/** The same content in both databases: `npm run test:parity` seeds them and says where they are. */
export const sites: readonly [Site, Site] = [
  { name: 'SQLite', ask: asking(process.env.BASE_URL) },
  { name: 'MongoDB', ask: asking(process.env.MONGODB_SITE_URL) },
]

function asking(address: string | undefined): Site['ask'] {
  const base = new URL(address ?? 'http://no-site.invalid')
  const ask: Site['ask'] = async (request) => {
    const answer = await askOnce(base, request)
    return isTooBusy(answer) ? ask(request) : answer
  }
  return ask
}

/** A busy machine lets a site turn somebody away who may come back soon: that is no answer to the question. */
const isTooBusy = ({ status, headers }: Answer) => status === 503 && headers['retry-after'] !== undefined

const askOnce = (base: URL, { path, method = 'GET', headers, body }: Request) =>
  new Promise<Answer>((resolve, reject) => {
    // The target as it is written: URL would mend it.
    const options = { agent, hostname: base.hostname, port: base.port, path, method, headers: { host: HOST, ...headers } }
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
    request.end(body)
  })

/** What JSON a site answers. @throws when it answers anything else */
export async function askJson(site: Site, request: Request): Promise<unknown> {
  const { status, body } = await site.ask(request)
  if (status >= 300) throw new Error(`${site.name}: ${request.path} was answered with ${status}: ${body.toString().slice(0, 500)}`)
  return JSON.parse(body.toString())
}
