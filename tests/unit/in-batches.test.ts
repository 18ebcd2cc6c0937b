import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inBatches } from '@/lib/in-batches'

describe('questions that are asked at the same time', () => {
  const squares = () => {
    const batches: number[][] = []
    const ask = inBatches(async (numbers: readonly number[]) => {
      batches.push([...numbers])
      return numbers.map((number) => number * number)
    })
    return { ask, batches }
  }

  it('are one batch, and each gets its own answer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1 }), async (numbers) => {
        const { ask, batches } = squares()
        expect(await Promise.all(numbers.map(ask))).toEqual(numbers.map((number) => number * number))
        expect(batches).toEqual([numbers])
      }),
    )
  })

  it('stay together in several that go on side by side, whatever each of them waits for in between', async () => {
    const { ask, batches } = squares()
    const goOn = async (number: number) => {
      const once = await ask(number)
      for (let count = 0; count < number; count += 1) await Promise.resolve()
      return ask(once)
    }
    expect(await Promise.all([2, 3, 4].map(goOn))).toEqual([16, 81, 256])
    expect(batches).toEqual([
      [2, 3, 4],
      [4, 9, 16],
    ])
  })

  it('all fail when they can not be answered, and the next ones are asked again', async () => {
    let isBroken = true
    const ask = inBatches(async (numbers: readonly number[]) => {
      if (isBroken) throw new Error('broken')
      return numbers
    })
    expect((await Promise.allSettled([ask(1), ask(2)])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    isBroken = false
    expect(await ask(3)).toBe(3)
  })
})
