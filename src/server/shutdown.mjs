import process from 'node:process'

/** How long running requests may take to finish. */
const GRACE_MS = 10_000

const IDLE_CHECK_MS = 50

/**
 * What ends a process cleanly: no new connections, running requests finish, and so does what the application wants
 * finished.
 *
 * @param {import('node:http').Server} server
 * @param {{ close(): Promise<void> }} application
 */
export function endOnce(server, application) {
  let isClosing = false
  return async () => {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    // Connections that are kept alive end when the request that they are at has ended.
    const closingIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    await closed
    clearInterval(closingIdle)
    await application.close()
    process.exit(0)
  }
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT.
 *
 * @param {import('node:http').Server} server
 * @param {{ close(): Promise<void> }} application
 */
export function shutDownOnSignals(server, application) {
  const end = endOnce(server, application)
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
