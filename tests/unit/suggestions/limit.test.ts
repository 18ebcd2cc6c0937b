import { expect, it } from 'vitest'
import { suggestionLimit } from '@/contract/suggestions'

/** spec: search/suggestions */
it('24 suggestions are the most, and 12 what is meant where no number from 1 on is asked for', () => {
  expect(['1', '12', '24', '25', '999999999'].map((limit) => suggestionLimit.parse(limit))).toEqual([1, 12, 24, 24, 24])
  const others = [undefined, '', '0', '-1', '1.5', '1e1', '0x10', '007', '9999999999', '四', ['5', '6']]
  expect(others.map((limit) => suggestionLimit.parse(limit))).toEqual(others.map(() => 12))
})
