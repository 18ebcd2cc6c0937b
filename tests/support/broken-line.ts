import type { AddressInfo } from 'node:net'
import net from 'node:net'

/** A line to a server that can be cut: what is on its way stays on its way, and nobody is told, until it is mended. */
export async function startBrokenLine(host: string, port: number) {
  const ends = new Set<net.Socket>()
  let isCut = false
  const server = net.createServer((near) => {
    const far = net.connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
      one.on('data', (piece) => other.write(piece))
      if (isCut) one.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const end of ends) end.pause()
    },
    mend: () => {
      isCut = false
      for (const end of ends) end.resume()
    },
    close: () => {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}
