import http from 'node:http'
import type { z } from 'zod'

/** What one request was answered. */
export type Reading = { status: number; headers: http.IncomingHttpHeaders; body: string; outcome: string }

export type Client = ReturnType<typeof editorAt>

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Reads as a visitor does. */
export function read(baseUrl: string, path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const request = http.get(new URL(path, baseUrl), { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
          outcome: /desc=(\w+)/.exec(String(response.headers['server-timing']))?.[1] ?? 'none',
        }),
      )
    })
    request.on('error', reject)
  })
}

/** An editor at one instance, or at another one with the same session. */
export async function signIn(baseUrl: string, account: { email: string; password: string }) {
  const { token } = await send(baseUrl, '', 'POST', '/cms-api/users/login', account)
  return editorAt(baseUrl, `JWT ${token}`)
}

function send(baseUrl: string, authorization: string, method: string, path: string, data?: object) {
  const headers = { 'content-type': 'application/json', authorization }
  return answerOf(baseUrl, path, { method, headers, ...(data && { body: JSON.stringify(data) }) })
}

const sendForm = (baseUrl: string, authorization: string, path: string, body: FormData) =>
  answerOf(baseUrl, path, { method: 'POST', headers: { authorization }, body })

async function answerOf(baseUrl: string, path: string, init: RequestInit) {
  const response = await fetch(new URL(path, baseUrl), init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${init.method} ${path}: HTTP ${response.status} ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

function editorAt(baseUrl: string, authorization: string) {
  const ask = (method: string, path: string, data?: object) => send(baseUrl, authorization, method, path, data)
  return {
    at: (other: string) => editorAt(other, authorization),
    headers: { authorization },
    read: async <T>(path: string, shape: z.ZodType<T>): Promise<T> => shape.parse(await ask('GET', `${path}?depth=0`)),
    find: async (path: string): Promise<unknown> => (await ask('GET', `${path}&limit=1&depth=0`)).docs[0]?.id,
    create: async (path: string, data: object): Promise<unknown> => (await ask('POST', `${path}?depth=0`, data)).doc.id,
    upload: async (path: string, file: File, data: object): Promise<unknown> => {
      const form = new FormData()
      form.set('file', file)
      form.set('_payload', JSON.stringify(data))
      return (await sendForm(baseUrl, authorization, `${path}?depth=0`, form)).doc.id
    },
    /** Globals are written with POST, documents with PATCH. */
    write: async (path: string, data: object): Promise<void> => {
      await ask(path.includes('/globals/') ? 'POST' : 'PATCH', `${path}${path.includes('?') ? '&' : '?'}depth=0`, data)
    },
    remove: async (path: string): Promise<void> => {
      await ask('DELETE', path)
    },
  }
}
