import { describe, expect, it } from 'vitest'
import { coalesced } from '@/server/content-version/coalesced.mjs'

/** Readings that end when they are told to, with the value at their beginning. */
function readings() {
  let now = 0
  const finish: ((isFailed?: boolean) => void)[] = []
  const read = coalesced(() => {
    const value = now
    return new Promise<number>((resolve, reject) => finish.push((isFailed) => (isFailed ? reject(new Error('no')) : resolve(value))))
  })
  return { read, finish, change: () => (now += 1) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a shared reading', () => {
  it('never gives anybody a value from before he asked', async () => {
    const { read, finish, change } = readings()
    const first = read()
    change()
    const later = [read(), read(), read()]
    finish[0]?.()
    await turn()
    finish[1]?.()
    expect(await first).toBe(0)
    expect(await Promise.all(later)).toEqual([1, 1, 1])
    expect(finish).toHaveLength(2)
  })

  it('goes on after a failure', async () => {
    const { read, finish } = readings()
    const first = read()
    const second = read()
    finish[0]?.(true)
    await expect(first).rejects.toThrow('no')
    await turn()
    finish[1]?.()
    expect(await second).toBe(0)
  })
})
