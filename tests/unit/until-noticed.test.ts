import type { FormState } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilNoticed } from '@/admin/editing/until-noticed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const form = (kind: string): FormState => ({ code: { value: 'QX9-250' }, kind: { value: kind } })

/** How long an answer waits whose form changes at these times, in ms. */
async function waitOf(changes: readonly number[]): Promise<number> {
  const asked = form('replaced')
  let fields = form('replaced')
  const start = Date.now()
  for (const time of changes) {
    const change = () => {
      fields = form(`equivalent ${time}`)
    }
    if (time < 0) change()
    else setTimeout(change, time)
  }
  let end = Number.NaN
  void untilNoticed(asked, () => fields).then(() => {
    end = Date.now()
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return end - start
}

it('an answer about a form in which nothing has changed since is taken at once', async () => {
  expect(await waitOf([])).toBe(0)
})

it('one that comes right after a change waits until the form has noticed it, and all that is changed meanwhile', async () => {
  expect(await waitOf([-100])).toBe(300)
  expect(await waitOf([-100, 200, 500])).toBe(900)
})

it('whoever types on and on is answered all the same', async () => {
  expect(await waitOf([-100, ...Array.from({ length: 300 }, (_, index) => 100 * (index + 1) + 1)])).toBe(3000)
})
