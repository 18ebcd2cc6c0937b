import type { Instrumentation } from 'next'
import { markFailed, RESPONSE_HEADER } from './lib/response-marks.mjs'
import { offerBridge } from './server/bridge.mjs'

/**
 * Runs once when the server starts: connects the database, so that no visitor waits for it, and offers the server
 * around Next what it needs from the application (see src/server/bridge.mjs).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startCms } = await import('./server/start-cms')
  const started = startCms()
  offerBridge(started)
  // During development the server takes requests meanwhile, so that the first page is compiled (see src/server/development.mjs).
  if (process.env.NODE_ENV === 'development') started.catch(() => undefined)
  else await started
}

/** Runs for whatever could not be rendered: the page cache must not keep it (record 0015). */
export const onRequestError: Instrumentation.onRequestError = (_error, request) => {
  markFailed(request.headers[RESPONSE_HEADER])
}
