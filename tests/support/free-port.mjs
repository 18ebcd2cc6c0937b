import { randomInt } from 'node:crypto'
import net from 'node:net'

/** Below those that the system gives to outgoing connections: one of them may take such a port before its server listens there. */
const PORTS = { first: 10_000, last: 32_000 }

/** @returns {Promise<number>} a port of this machine that nobody listens on */
export async function freePort() {
  for (let tries = 0; tries < 50; tries += 1) {
    const port = randomInt(PORTS.first, PORTS.last)
    if (await isFree(port)) return port
  }
  throw new Error('No free port')
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, 'localhost', () => server.close(() => resolve(true)))
  })
}
