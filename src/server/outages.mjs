import { log as siteLog } from '../lib/log.mjs'

const RENDERER = {
  failed: ['renderer does not answer', 'The renderer does not answer'],
  answered: ['renderer answers again', 'The renderer answers again'],
}

/**
 * Tells operators once that the renderer, or something else, does not answer, and once that it does again, however many visitors meet that.
 *
 * @param {Pick<import('pino').Logger, 'error' | 'info'>} [log]
 * @param {typeof RENDERER} [words] the event and the sentence of each
 */
export function outages(log = siteLog, words = RENDERER) {
  let failed = 0
  return {
    /** @param {unknown} error */
    failed: (error) => {
      failed += 1
      const [event, sentence] = words.failed
      if (failed === 1) log.error({ event, err: error }, sentence)
    },
    answered: () => {
      const [event, sentence] = words.answered
      if (failed > 0) log.info({ event, failedRequests: failed }, sentence)
      failed = 0
    },
  }
}
