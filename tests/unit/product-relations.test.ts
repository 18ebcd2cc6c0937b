import { expect, it } from 'vitest'
import { otherSides, productRelations, relationGroups } from '@/domain/product-relations'
import { loadFixtures } from '../../seed/load-fixtures'

it('each relation has another side, and each side its words', () => {
  const keys = relationGroups.map(({ key }) => key)
  for (const relation of productRelations) expect(keys).toEqual(expect.arrayContaining([relation, otherSides[relation]]))
  // What is chosen together is so on both sides.
  expect(new Set(keys).size).toBe(2 * productRelations.length - 1)
})

it('the demo content writes each relation down on one side, and relates no product to itself', () => {
  const { productRelations: relations } = loadFixtures('seed/fixtures')
  const pairs = relations.flatMap(({ id, ...others }) => Object.values(others).flatMap((named) => named.map((other) => [id, other])))
  expect(pairs.filter(([one, other]) => one === other || pairs.some(([a, b]) => a === other && b === one))).toEqual([])
  expect(pairs.length).toBeGreaterThan(15)
})
