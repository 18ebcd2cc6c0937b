import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idsBetween, numberOf, numbersFor, objectIdOf } from '@/copy-site/ids'

const row = fc.integer({ min: 1, max: 2 ** 40 })
/** As MongoDB makes them: they begin with the time. */
const ofMongo = fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }).map((time) => `${time.toString(16)}${'ab'.repeat(8)}`)
const sorted = (ids: readonly string[]) => [...new Set(ids)].sort()

it('a row of SQLite is known again when it comes back from MongoDB, and stands in the same order there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row, { minLength: 1 }), (rows) => {
      const ids = rows.map(objectIdOf)
      expect(ids.map(numberOf)).toEqual(rows)
      expect(sorted(ids)).toEqual([...rows].sort((a, b) => a - b).map(objectIdOf))
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
    }),
  )
})

it('documents that MongoDB made itself become later rows, each its own, in their order', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(ofMongo), (rows, made) => {
      const ids = sorted([...rows.map(objectIdOf), ...made])
      const numbers = [...numbersFor(ids).values()]
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      expect(numbers.length).toBe(ids.length)
      for (const id of rows) expect(numbersFor(ids).get(objectIdOf(id))).toBe(id)
    }),
  )
})

it('a pointer that leads nowhere is left out of a relation and kept in a text', () => {
  const ids = idsBetween('mongodb', 'sqlite', () => [objectIdOf(7)])
  const gone = `65a0b0c0${'ab'.repeat(8)}`
  expect([ids.of('news', objectIdOf(7)), ids.of('news', objectIdOf(8)), ids.of('news', gone)]).toEqual([7, undefined, undefined])
  expect([ids.evenIfGone('news', objectIdOf(8)), ids.evenIfGone('news', gone)]).toEqual([8, gone])
})
