import http from 'node:http'
import https from 'node:https'
import process from 'node:process'
import { vi } from 'vitest'

const { BASE_URL = '', HOST = 'localhost', PORT = '3000' } = process.env

/**
 * The running site that the tests talk to. Vite has a `BASE_URL` of its own, `/`, and puts it in place of the given one
 * unless the configuration hands that on; then the site's own variables say where it is.
 */
export const base = new URL(BASE_URL.startsWith('http') ? BASE_URL : `http://${HOST}:${PORT}`)

// A development server compiles a page when it is asked for the first time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

export type Reply = {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  text: string
}

export type SendOptions = {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
  /** The address of this machine to come from; see `ownAddress`. */
  from?: string
}

/**
 * Sends a request target exactly as it is written, which `fetch` does not: it resolves `..`, and refuses some methods.
 * Redirects are not followed.
 */
export function send(target: string, { method = 'GET', headers = {}, body, from }: SendOptions = {}): Promise<Reply> {
  const { request: start } = base.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = start(
      {
        hostname: base.hostname,
        port: base.port,
        path: target,
        method,
        headers,
        agent: false,
        ...(from ? { localAddress: from, family: 4 } : {}),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString('utf8') })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * A loopback address that nobody else uses, so that a test of a limit neither suffers from other requests nor spoils
 * them. Undefined where the site is not on this machine, or where loopback is a single address (macOS).
 */
export function ownAddress(): string | undefined {
  const isHere = base.hostname === 'localhost' || base.hostname === '127.0.0.1'
  if (!isHere || process.platform !== 'linux') return undefined
  const part = () => 2 + Math.floor(Math.random() * 250)
  return `127.${part()}.${part()}.${part()}`
}

/** Why a test of a limit for one address is skipped. */
export const NO_ADDRESS = 'the test has no address of its own here'

/** Fetches from the site; redirects are not followed. */
export function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, base), { redirect: 'manual', ...init })
}
