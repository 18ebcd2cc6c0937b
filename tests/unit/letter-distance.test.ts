import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceAtMost, distanceBetween } from '@/lib/letter-distance'

it('a distance that is bounded is the distance, or infinite', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c', '断'), { maxLength: 9 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      const distance = distanceBetween(one, other)
      expect(distanceAtMost(one, other, most)).toBe(distance <= most ? distance : Number.POSITIVE_INFINITY)
    }),
    { numRuns: 3000 },
  )
})
