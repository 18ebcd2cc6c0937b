import { expect, it } from 'vitest'
import { readSelection } from '@/domain/selector/selection'
import { selectorOfCategory, uses } from '@/domain/selector/uses'

it('the button of a product leads to the selector with the use that its category is for, where that is known', () => {
  for (const category of uses.flatMap(({ categories }) => categories)) {
    const { pathname, searchParams } = new URL(selectorOfCategory(category), 'http://localhost')
    expect(pathname).toBe('/selectProduct')
    expect(readSelection(searchParams)?.use.categories).toContain(category)
  }
  expect(selectorOfCategory(987_654)).toBe('/selectProduct')
})
