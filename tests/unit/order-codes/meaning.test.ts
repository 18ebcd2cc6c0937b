import { expect, it } from 'vitest'
import { meaningOf } from '@/domain/order-codes/meaning'
import type { OrderingRule } from '@/domain/order-codes/rule'

const rule: OrderingRule = {
  prefix: 'HM3-250',
  options: [
    { key: 'breaking-class', name: '分断能力', values: [{ fragment: 'H', label: 'Icu 70 kA（AC 400 V）' }] },
    {
      key: 'poles',
      name: '极数',
      values: [
        { fragment: '3', label: '3P' },
        { fragment: '4A', label: '4P，N 极不带保护' },
      ],
    },
    { key: 'coil', name: '线圈', isOptional: true, values: [{ fragment: 'S', label: '分励' }] },
  ],
  exclusions: [],
  accessories: [],
}

it('says in few words what a code stands for; what is left out is not named', () => {
  expect(meaningOf(rule, 'HM3-250 H 4A')).toBe('70 kA，4P')
  expect(meaningOf(rule, 'HM3-250 H 3 S')).toBe('70 kA，3P，分励')
  expect(meaningOf(rule, 'HU1')).toBe('')
})
