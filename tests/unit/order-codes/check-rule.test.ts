import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRule, problemText } from '@/domain/order-codes/check-rule'
import type { OrderingRule } from '@/domain/order-codes/rule'
import { breakerRule } from './rules'

const problemsOf = (rule: unknown) => checkRule(rule).problems.map(problemText)
const withFragment = (option: number, value: number, fragment: string): OrderingRule => {
  const rule = structuredClone(breakerRule)
  const target = rule.options[option]?.values[value]
  if (target) target.fragment = fragment
  return rule
}

describe('a rule that is refused says where and why (spec: order-codes/refused)', () => {
  it('has nothing to say about a good one', () => {
    expect(checkRule(breakerRule)).toEqual({ rule: breakerRule, problems: [] })
  })

  it('more than 20,000 codes', () => {
    const values = Array.from({ length: 150 }, (_, index) => ({ fragment: `${index}`, label: `${index}` }))
    const options = ['a', 'b'].map((key) => ({ key, name: key, values: values.map((one) => ({ ...one, fragment: key + one.fragment })) }))
    expect(problemsOf({ prefix: 'HM9', options })).toEqual(['订货规则：得出的订货型号超过 20,000 个，请减少选项或增加不可组合的条件'])
  })

  it('two codes that are equal without separators', () => {
    const values = (...fragments: string[]) => fragments.map((fragment) => ({ fragment, label: fragment }))
    const options = [
      { key: 'size', name: '壳架', values: values('1', '11') },
      { key: 'current', name: '电流', values: values('12', '2') },
    ]
    expect(problemsOf({ prefix: 'HM9', options })).toEqual(['订货规则：“HM9 1 12”与“HM9 11 2”去掉空格和符号后相同'])
  })

  it('two fragments, keys or accessories that are equal', () => {
    expect(problemsOf(withFragment(3, 1, '1.6'))).toEqual(['选项“额定电流 In（A）”的值“1.6”：代码与前面的重复'])
    const options = breakerRule.options.map((option) => ({ ...option, key: 'same' }))
    expect(problemsOf({ ...breakerRule, options, exclusions: [], accessories: [] })[0]).toBe('选项“极数”：标识 same 与前面的重复')
    expect(problemsOf({ ...breakerRule, accessories: [...breakerRule.accessories, { code: 'ax-11', name: '另一个' }] })).toEqual([
      '附件“ax-11”：代码与前面的重复',
    ])
  })

  it('what exclusions and accessories name and nobody has', () => {
    const exclusions = [
      { when: { poles: ['5'] }, reason: '没有' },
      { when: { colour: ['R'] }, reason: '没有' },
      { when: { poles: [''] }, reason: '没有' },
    ]
    expect(problemsOf({ ...breakerRule, exclusions, accessories: [{ code: 'AX', name: '触头', fits: { use: ['Z'] } }] })).toEqual([
      '第 1 条不可组合：选项“极数”没有代码 5',
      '第 2 条不可组合：没有标识为 colour 的选项',
      '第 3 条不可组合：选项“极数”不能省略',
      '附件“AX”：选项“用途”没有代码 Z',
    ])
  })

  it('a value that no code can have, and exclusions that leave nothing', () => {
    const never = { when: { 'breaking-class': ['H'] }, reason: '停产' }
    expect(problemsOf({ ...breakerRule, exclusions: [never] })).toEqual([
      '选项“分断能力”的值“H”：没有一个订货型号能用到它，不可组合的条件把它全部排除了',
    ])
    expect(problemsOf({ ...breakerRule, exclusions: [{ when: { 'breaking-class': ['M', 'H'] }, reason: '停产' }] })).toEqual([
      '订货规则：一个订货型号也得不出，不可组合的条件互相矛盾',
    ])
    const fits = { poles: ['4B'], use: ['M'] }
    expect(problemsOf({ ...breakerRule, accessories: [{ code: 'AX', name: '触头', fits }] })).toEqual([
      '附件“AX”：没有一个订货型号符合它的适用条件',
    ])
  })

  it('an attribute value that can’t be read', () => {
    const check = (key: string, value: string) => (key === 'rated-current' && value === '250' ? '须为数字' : null)
    expect(checkRule(breakerRule, check).problems).toEqual([
      { path: 'options.3.values.3.sets.rated-current', place: '选项“额定电流 In（A）”的值“250”', reason: '须为数字' },
    ])
  })

  it('names the place of what is missing or malformed', () => {
    const options = [
      {
        key: 'Poles',
        name: '',
        values: [
          { fragment: '3 P', label: '3P' },
          { fragment: '', label: '无' },
        ],
      },
    ]
    expect(problemsOf({ prefix: '', options })).toEqual([
      '前缀：请填写',
      '第 1 个选项的标识：标识须以小写字母开头，只含小写字母、数字和连字符',
      '第 1 个选项的名称：请填写',
      '第 1 个选项的第 1 个值的代码：代码里不能有空格',
    ])
    expect(problemsOf(withFragment(0, 1, ''))[0]).toBe('选项“分断能力”的值“70 kA”：没有代码；只有可省略的选项才可以留空')
  })

  it('never throws, whatever is entered, and says every problem in Chinese', () => {
    fc.assert(
      fc.property(fc.anything(), (entered) => {
        for (const { place, reason } of checkRule(entered).problems) expect(`${place}${reason}`).toMatch(/\p{Script=Han}/u)
      }),
    )
  })
})
