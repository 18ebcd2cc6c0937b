import net from 'node:net'
import { Problem } from '../lib/problem.mjs'

/**
 * @param {{ HOST: string, PORT: number }} address
 * @throws {Problem} when somebody else listens there, or this process may not
 */
export async function assertPortIsFree({ HOST, PORT }) {
  const probe = net.createServer()
  try {
    await new Promise((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(PORT, HOST, () => resolve(undefined))
    })
  } catch (error) {
    throw listenProblem(error, { HOST, PORT })
  }
  await new Promise((resolve) => probe.close(resolve))
}

/**
 * Why listening failed, as a sentence.
 *
 * @param {unknown} error
 * @param {{ HOST: string, PORT: number }} address
 */
export function listenProblem(error, { HOST, PORT }) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Problem(`Port ${PORT} is in use: stop the other program or set PORT to another number.`)
  if (code === 'EACCES') return new Problem(`Port ${PORT} may not be used by this account: set PORT to a number above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new Problem(`HOST ${HOST} is no address of this machine.`)
  return error
}
