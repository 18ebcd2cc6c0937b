import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'servers-'))
const servers: http.Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Lets a server listen until the test ends. @returns the socket, which is its own */
export async function onSocket(server: http.Server): Promise<string> {
  const socketPath = path.join(folder, `${randomUUID()}.sock`)
  await listening(server.listen(socketPath))
  return socketPath
}

/** The same on a port. */
export const onPort = (server: http.Server, port: number): Promise<void> => listening(server.listen(port))

async function listening(server: http.Server): Promise<void> {
  servers.push(server)
  await once(server, 'listening')
}
