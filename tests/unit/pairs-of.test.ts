import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pairsOf } from '@/domain/pairs-of'

it('two products of a list are a pair, from the side of each, however often they stand there', () => {
  expect(pairsOf(['153', '170_2', '153', ''])).toEqual([
    { product: '153', other: '170_2' },
    { product: '170_2', other: '153' },
  ])
})

it.each([
  ['one product alone', ['153', '153']],
  ['nothing that is ours', ['', '']],
  ['a whole plant', Array.from({ length: 21 }, (_, at) => String(at))],
])('%s is none', (_, products) => {
  expect(pairsOf(products)).toEqual([])
})

it('no product is paired with itself, and each pair has its other side, once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('1', '2_2', '3', '', '40', '41')), (products) => {
      const pairs = pairsOf(products).map(({ product, other }) => `${product} ${other}`)
      expect(new Set(pairs).size).toBe(pairs.length)
      for (const pair of pairs) {
        const [product, other] = pair.split(' ')
        expect(product).not.toBe(other)
        expect(pairs).toContain(`${other} ${product}`)
      }
    }),
  )
})
