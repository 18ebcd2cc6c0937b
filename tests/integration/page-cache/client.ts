import http from 'node:http'

/** What one request was answered. */
export type Reading = { status: number; headers: http.IncomingHttpHeaders; body: string; outcome: string }

export type Client = Awaited<ReturnType<typeof signIn>>

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

/** An editor at one instance. */
export async function signIn(baseUrl: string, account: { email: string; password: string }) {
  const send = async (method: string, path: string, data?: object) => {
    const headers = { 'content-type': 'application/json', authorization }
    const response = await fetch(new URL(path, baseUrl), { method, headers, ...(data && { body: JSON.stringify(data) }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: HTTP ${response.status} ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }
  let authorization = ''
  authorization = `JWT ${(await send('POST', '/cms-api/users/login', account)).token}`
  return {
    baseUrl,
    find: async (path: string): Promise<unknown> => (await send('GET', `${path}&limit=1&depth=0`)).docs[0]?.id,
    create: async (path: string, data: object): Promise<unknown> => (await send('POST', `${path}?depth=0`, data)).doc.id,
    write: async (method: 'PATCH' | 'POST', path: string, data: object): Promise<void> => {
      const verb = path.includes('/globals/') ? 'POST' : method
      await send(verb, `${path}${path.includes('?') ? '&' : '?'}depth=0`, data)
    },
    remove: async (path: string): Promise<void> => {
      await send('DELETE', path)
    },
  }
}
