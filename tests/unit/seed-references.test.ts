import { describe, expect, it } from 'vitest'
import { checkReferences } from '../../seed/check-references'
import { type Fixtures, loadFixtures } from '../../seed/load-fixtures'

const fixtures = loadFixtures('seed/fixtures')
const [group] = fixtures.productCategories
const groupId = group?.id ?? 0

describe('the demo content', () => {
  it('names only what is there', () => {
    expect(() => checkReferences(fixtures)).not.toThrow()
  })

  // Mistakes in one file are told of by the command: tests/integration/seed.test.ts.
  it.each<[string, Partial<Fixtures>, string]>([
    [
      'a product in a category that only groups others',
      { products: fixtures.products.map((product) => ({ ...product, category: groupId })) },
      `编号 ${groupId} 不存在`,
    ],
    [
      'a category that has the number of the one that it belongs to',
      {
        productCategories: fixtures.productCategories.map((one) => ({
          ...one,
          children: one.children.map((child) => ({ ...child, id: one.id })),
        })),
      },
      '出现了两次',
    ],
    ['a picture without a text for those who do not see it', { media: {} }, '缺少替代文字'],
  ])('is refused with %s', (_, change, reason) => {
    expect(() => checkReferences({ ...fixtures, ...change })).toThrow(reason)
  })
})
