import { expect, it, vi } from 'vitest'
import { keepValuesOfChanged } from '../../../collections/hooks/keep-attribute-values'

const { readAnew, products } = vi.hoisted(() => ({ readAnew: vi.fn(), products: { count: 0 } }))

vi.mock('../../../src/finding/keep-attribute-values', () => ({
  productsReadOtherwise: async () => Array.from({ length: products.count }, (_, index) => index),
  readValuesAnew: readAnew,
}))

/** spec: content/long-work */
it.each([
  ['an editor', { id: 1 }, 5000, true],
  ['an editor', { id: 1 }, 5001, false],
  ['a program', null, 5001, true],
])('%s (%j) changes what %i products say: %s', async (_, user, count, isDone) => {
  products.count = count
  readAnew.mockClear()
  const previousDoc = { id: 1, key: 'poles', name: '极数', kind: 'choice', choices: [{ value: '3P' }] }
  const doc = { ...previousDoc, choices: [{ value: '3 极' }] }
  const change = Promise.resolve(Reflect.apply(keepValuesOfChanged, null, [{ doc, previousDoc, operation: 'update', req: { user } }]))
  if (isDone) await change
  else await expect(change).rejects.toThrow('有 5001 个产品的参数要按改后的选项重新读取')
  expect(readAnew.mock.calls.length).toBe(isDone ? 1 : 0)
})
