import type { Server } from 'node:http'
import { AT_ONCE, Beside } from './beside'
import { Budget } from './capture'
import { legacyService } from './legacy-service'
import { createProxy } from './proxy'
import { Statistics } from './statistics'
import { createSummaryServer } from './summary-page'

export type ShadowOptions = { legacy: string; own: string; port: number; host: string; summaryPort: number; trustsProxy: boolean }

export type Shadow = {
  statistics: Statistics
  /** Where it listens. */
  port: number
  summaryPort: number
  /** Memory that nothing is kept in. */
  budget: Budget
  /** Waits until everything that was answered has been compared. */
  idle: () => Promise<void>
  stop: () => Promise<void>
}

/** For what is kept of questions and answers until they are compared. */
const MEMORY = 64 * 1024 * 1024

/** Starts answering from this site and asking the legacy service beside it (spec: moving/shadow). */
export async function startShadow({ legacy, own, port, host, summaryPort, trustsProxy }: ShadowOptions): Promise<Shadow> {
  const statistics = new Statistics()
  const budget = new Budget(MEMORY)
  const service = legacyService(legacy, AT_ONCE)
  const beside = new Beside(service, statistics)
  const proxy = createProxy({ own, budget, statistics, trustsProxy, onAnswered: (answered) => beside.add(answered) })
  const summary = createSummaryServer(statistics)
  return {
    statistics,
    budget,
    port: await listen(proxy, port, host),
    summaryPort: await listen(summary, summaryPort, '127.0.0.1'),
    idle: () => beside.idle(),
    async stop() {
      await Promise.all([closed(proxy), closed(summary)])
      beside.drop()
      await service.close()
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Requests that are being answered are answered; after a moment they are cut off. */
const CLOSING_MS = 5000

async function closed(server: Server): Promise<void> {
  const end = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const tooLong = setTimeout(() => server.closeAllConnections(), CLOSING_MS)
  await end
  clearTimeout(tooLong)
}
