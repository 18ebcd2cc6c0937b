import * as fc from 'fast-check'
import { checkRule } from '@/domain/order-codes/check-rule'
import { type OrderingRule, orderingRule } from '@/domain/order-codes/rule'

/** A short rule as an editor would write it. */
export const breakerRule: OrderingRule = orderingRule.parse({
  prefix: 'HM3-250',
  options: [
    {
      key: 'breaking-class',
      name: '分断能力',
      values: [
        { fragment: 'M', label: '50 kA', sets: { 'breaking-capacity-400': '50' } },
        { fragment: 'H', label: '70 kA', sets: { 'breaking-capacity-400': '70' } },
      ],
    },
    {
      key: 'poles',
      name: '极数',
      values: [
        { fragment: '3', label: '3P', sets: { poles: '3P' } },
        { fragment: '4B', label: '4P，N 极带保护', sets: { poles: '4P' } },
      ],
    },
    {
      key: 'use',
      name: '用途',
      values: [
        { fragment: 'D', label: '配电' },
        { fragment: 'M', label: '电动机保护' },
      ],
    },
    {
      key: 'rated-current',
      name: '额定电流 In（A）',
      values: ['16', '160', '200', '250'].map((fragment) => ({ fragment, label: `${fragment} A`, sets: { 'rated-current': fragment } })),
    },
    { key: 'contact', name: '触头', isOptional: true, values: [{ fragment: 'K', label: '带辅助触头' }] },
  ],
  exclusions: [
    { when: { 'breaking-class': ['H'], 'rated-current': ['16'] }, reason: '16 A 只配 M 型分断' },
    { when: { poles: ['4B'], use: ['M'] }, reason: '电动机用没有四极' },
  ],
  accessories: [
    { code: 'AX11', name: '辅助触头' },
    { code: 'MO2', name: '电动操作机构', fits: { poles: ['3'] } },
  ],
})

const fragment = fc
  .tuple(fc.string({ unit: fc.constantFrom(...'ABCMPX0123'), minLength: 1, maxLength: 2 }), fc.constantFrom('', '-', '+', '.'))
  .map(([text, sign]) => (text.length > 1 ? `${text[0]}${sign}${text[1]}` : text))

const option = fc.record({
  name: fc.constantFrom('极数', '额定电流 In（A）', '分断能力', '用途'),
  isOptional: fc.boolean(),
  values: fc.uniqueArray(fragment, { minLength: 1, maxLength: 4 }),
})

/** Rules that can be published, with fragments that are easily mistaken for one another. */
export const anyRule: fc.Arbitrary<OrderingRule> = fc
  .tuple(
    fc.constantFrom('HM3-250', 'HB1', 'HX-1 2'),
    fc.array(option, { maxLength: 4 }),
    fc.array(fc.array(fc.tuple(fc.nat(4), fc.array(fc.nat(4), { minLength: 1, maxLength: 3 })), { minLength: 1, maxLength: 3 }), {
      maxLength: 4,
    }),
  )
  .map(([prefix, options, exclusions]) => ({
    prefix,
    options: options.map(({ name, isOptional, values }, index) => ({
      key: `option-${index}`,
      name,
      isOptional,
      values: values.map((text) => ({ fragment: text, label: `值 ${text}` })),
    })),
    exclusions: exclusions.flatMap((conditions) => {
      const when = Object.fromEntries(
        conditions.flatMap(([at, picks]) => {
          const values = options[at]?.values ?? []
          const fragments = [...new Set(picks.flatMap((pick) => values[pick] ?? []))]
          return fragments.length > 0 ? [[`option-${at}`, fragments]] : []
        }),
      )
      return Object.keys(when).length > 0 ? [{ when, reason: '不能组合' }] : []
    }),
    accessories: [],
  }))
  .filter((rule) => checkRule(rule).problems.length === 0)
