import { log as siteLog } from '../../lib/log.mjs'

/**
 * Tells operators once that the renderer does not answer, and once that it does again, however many visitors meet that.
 *
 * @param {Pick<import('pino').Logger, 'error' | 'info'>} [log]
 */
export function outages(log = siteLog) {
  let failed = 0
  return {
    /** @param {unknown} error */
    failed: (error) => {
      failed += 1
      if (failed === 1) log.error({ event: 'renderer does not answer', err: error }, 'The renderer does not answer')
    },
    answered: () => {
      if (failed > 0) log.info({ event: 'renderer answers again', failedRequests: failed }, 'The renderer answers again')
      failed = 0
    },
  }
}
