import { describe, expect, it } from 'vitest'
import { createLog } from '@/lib/log.mjs'
import { outages } from '@/server/outages.mjs'

/** A log, and what it was told. */
function listener() {
  const lines: object[] = []
  return { lines, log: createLog({ write: (line) => lines.push(JSON.parse(line)) }) }
}

describe('an outage of the renderer', () => {
  it('is one line in the log, and its end another, however many requests met it', () => {
    const { lines, log } = listener()
    const { failed, answered } = outages(log)
    answered()
    for (let times = 0; times < 500; times += 1) failed(new Error('connect ECONNREFUSED'))
    answered()
    answered()
    expect(lines).toMatchObject([
      { level: 'error', event: 'renderer does not answer', err: { message: 'connect ECONNREFUSED' } },
      { level: 'info', event: 'renderer answers again', failedRequests: 500 },
    ])
    expect(lines).toHaveLength(2)
  })

  it('is told anew when there is another one', () => {
    const { lines, log } = listener()
    const { failed, answered } = outages(log)
    for (let times = 0; times < 2; times += 1) {
      failed(new Error('gone'))
      answered()
    }
    expect(lines).toHaveLength(4)
  })
})
