import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WriteQueue } from '@/database/write-queue'

describe('the queue of writers', () => {
  it('lets the first one in at once', async () => {
    const queue = new WriteQueue()
    const leave = await queue.enter()
    leave()
  })

  it('keeps the next one waiting until the holder leaves', async () => {
    const queue = new WriteQueue()
    const leave = await queue.enter()
    let isIn = false
    const second = queue.enter().then((leaveSecond) => {
      isIn = true
      leaveSecond()
    })
    await wait(5)
    expect(isIn).toBe(false)
    leave()
    await second
    expect(isIn).toBe(true)
  })

  it('lets the next one in when the work of the holder failed', async () => {
    const queue = new WriteQueue()
    const failing = async () => {
      const leave = await queue.enter()
      try {
        throw new Error('disk full')
      } finally {
        leave()
      }
    }
    await expect(failing()).rejects.toThrow('disk full')
    const leave = await queue.enter()
    leave()
  })

  it('does not mind a holder who leaves twice', async () => {
    const queue = new WriteQueue()
    const first = await queue.enter()
    first()
    const second = await queue.enter()
    first()
    let isThirdIn = false
    const third = queue.enter().then((leave) => {
      isThirdIn = true
      leave()
    })
    await wait(5)
    expect(isThirdIn).toBe(false)
    second()
    await third
  })

  it('has one at a time inside, in the order of asking, whatever time each takes', async () => {
    const work = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(work, async (durations) => {
        const queue = new WriteQueue()
        const order: number[] = []
        let inside = 0
        await Promise.all(
          durations.map(async (duration, index) => {
            const leave = await queue.enter()
            inside += 1
            expect(inside).toBe(1)
            order.push(index)
            if (duration > 0) await wait(duration)
            inside -= 1
            leave()
          }),
        )
        expect(order).toEqual(durations.map((_, index) => index))
      }),
      { numRuns: 30 },
    )
  })
})
