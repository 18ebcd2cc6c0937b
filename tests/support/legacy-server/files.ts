import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { pdfOfPages } from '../pdf-of-pages'

const types: Record<string, string> = { '.png': 'image/png', '.pdf': 'application/pdf' }

const made = new Map<string, Promise<Buffer>>()

/** A file of the site: a picture in a colour, or a PDF, that is its own by its name. */
function contentOf(name: string): Promise<Buffer> {
  const content = made.get(name) ?? makeContent(name)
  made.set(name, content)
  return content
}

function makeContent(name: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest()
  if (name.endsWith('.pdf')) return Promise.resolve(Buffer.concat([pdfOfPages(1), Buffer.from(`\n% ${name}\n`)]))
  return sharp({ create: { width: 64, height: 48, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** What a changed file begins with. */
const EDITION_BYTES = 200

/** Where in a file it breaks off, and how often. */
export type BreakingOff = {
  after: number
  times: number
  /** Parts can be asked for, which is so when nothing is said. */
  hasRanges?: boolean
  /** It is another file each time. */
  changes?: boolean
  /** Nothing more comes, and nobody hangs up. */
  stalls?: boolean
}

/** Another file each time begins with another sign. */
const signOf = (breakingOff: BreakingOff | undefined) =>
  Buffer.from(breakingOff?.changes ? String(breakingOff.times).repeat(EDITION_BYTES) : '')

/** How a file is sent: `given` is what lies there instead of what its name says. */
export type Sending = { given?: Buffer | undefined; breakingOff?: BreakingOff | undefined }

/** Sends a file as such servers do: with its tag, only when it is another one, and parts of it. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, { given, breakingOff }: Sending): Promise<void> {
  const name = path.posix.basename(new URL(request.url ?? '/', 'http://legacy').pathname)
  const whole = Buffer.concat([signOf(breakingOff), given ?? (await contentOf(name))])
  const tag = `"${createHash('sha256').update(whole).digest('hex').slice(0, 16)}"`
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, { ETag: tag }).end()
  const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag
  const [, start] = (breakingOff?.hasRanges ?? true) && isSame ? (/^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []) : []
  const content = whole.subarray(Number(start ?? 0))
  response.writeHead(start === undefined ? 200 : 206, {
    'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
    'Content-Length': content.length,
    ETag: tag,
    ...(start !== undefined && { 'Content-Range': `bytes ${start}-${whole.length - 1}/${whole.length}` }),
  })
  if (!breakingOff || breakingOff.times <= 0) return void response.end(content)
  breakingOff.times -= 1
  response.write(content.subarray(0, breakingOff.after), () => !breakingOff.stalls && response.destroy())
}
