import process from 'node:process'
import { finishTasks } from './before-exit.mjs'

/** How long running requests may take to finish. */
const GRACE_MS = 10_000

/**
 * Ends the process cleanly on SIGTERM and SIGINT: no new connections, running requests finish,
 * and so does what the application wants finished.
 *
 * @param {import('node:http').Server} server
 * @param {{ close(): Promise<void> }} app
 */
export function shutDownOnSignals(server, app) {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await closed
    await finishTasks()
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}
