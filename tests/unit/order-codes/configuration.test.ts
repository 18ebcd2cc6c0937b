import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesOf, isMet, printCode } from '@/domain/order-codes/choices'
import { codesOf } from '@/domain/order-codes/codes'
import { type Configuration, configured, withAccessory, withChoice } from '@/domain/order-codes/configuration'
import { configurationParameters, wholeConfiguration } from '@/domain/order-codes/configuration-address'
import { firstConfiguration, openConfiguration } from '@/domain/order-codes/open-configuration'
import { reasonsAgainst } from '@/domain/order-codes/read-code'
import type { OrderingRule } from '@/domain/order-codes/rule'
import { anyRule, breakerRule } from './rules'

const choices = { 'breaking-class': 'H', poles: '3', use: 'D', 'rated-current': '200', contact: '' }
const chosen: Configuration = { choices, accessories: [] }
const queryOf = (rule: OrderingRule, configuration: Configuration) => new URLSearchParams(configurationParameters(rule, configuration))
const offeredIn = (configuration: Configuration, key: string, fragment: string) =>
  configured(breakerRule, configuration)
    .options.find(({ option }) => option.key === key)
    ?.values.find(({ value }) => value.fragment === fragment)

/** Any value of each option, whether they go together or not. */
const anyChoices = (rule: OrderingRule) =>
  fc.tuple(...rule.options.map((option) => fc.constantFrom(...choicesOf(option).map(({ fragment }) => fragment)))).map(
    (fragments): Configuration => ({
      choices: Object.fromEntries(rule.options.map(({ key }, index) => [key, fragments[index] ?? ''])),
      accessories: [],
    }),
  )
const ruleAndChoices = anyRule.chain((rule) => fc.tuple(fc.constant(rule), anyChoices(rule)))

describe('what is offered beside a choice (spec: products/configure-exclusions)', () => {
  it('says why a value does not go with what stands before it, and which choice would help', () => {
    const obstacle = offeredIn(chosen, 'rated-current', '16')?.obstacle
    expect(obstacle?.reason).toBe('16 A 只配 M 型分断')
    expect(obstacle?.remedy).toMatchObject({ key: 'breaking-class', value: { fragment: 'M' } })
    expect(offeredIn(chosen, 'rated-current', '160')?.obstacle).toBeNull()
  })

  it('leaves what stands before free to be chosen, keeps what no longer fits, and has no code for it', () => {
    const small = withChoice(withChoice(chosen, 'breaking-class', 'M'), 'rated-current', '16')
    expect(configured(breakerRule, small).code).toBe('HM3-250 M 3 D 16')
    expect(offeredIn(small, 'breaking-class', 'H')?.obstacle).toBeNull()
    const again = withChoice(small, 'breaking-class', 'H')
    expect(again.choices['rated-current']).toBe('16')
    expect(offeredIn(again, 'rated-current', '16')).toMatchObject({ isChosen: true, obstacle: { reason: '16 A 只配 M 型分断' } })
    expect(configured(breakerRule, again).code).toBeNull()
  })

  it('keeps accessories in the order of the rule, and says to what one is mounted', () => {
    const both = withAccessory(breakerRule, withAccessory(breakerRule, chosen, 'MO2', true), 'AX11', true)
    expect(configured(breakerRule, both).code).toBe('HM3-250 H 3 D 200 AX11 MO2')
    const four = configured(breakerRule, withChoice(both, 'poles', '4B'))
    expect(four.code).toBeNull()
    expect(four.accessories[1]?.obstacle).toMatchObject({ reason: '只用于极数 3P', remedy: { key: 'poles', value: { fragment: '3' } } })
    expect(withAccessory(breakerRule, both, 'MO2', false).accessories).toEqual(['AX11'])
  })

  it('yields a code of the rule or none, and never one that is excluded', () => {
    fc.assert(
      fc.property(ruleAndChoices, ([rule, configuration]) => {
        const { code, options } = configured(rule, configuration)
        const reasons = reasonsAgainst(rule, configuration.choices)
        expect(code === null).toBe(reasons.length > 0)
        if (code !== null) expect([...codesOf(rule)].map((one) => one.code)).toContain(code)
        // What is chosen of what is offered never meets an exclusion with what stands before it.
        for (const { option, values } of options)
          for (const { value, obstacle } of values) {
            const next = withChoice(configuration, option.key, value.fragment)
            const met = rule.exclusions.filter(({ when }) => Object.hasOwn(when, option.key) && isMet(when, next.choices))
            if (obstacle) expect(met.map(({ reason }) => reason)).toContain(obstacle.reason)
          }
      }),
    )
  })

  it('is no longer in the way, for that reason, when the remedy is taken', () => {
    fc.assert(
      fc.property(ruleAndChoices, ([rule, configuration]) => {
        for (const { option, values } of configured(rule, configuration).options)
          for (const { value, obstacle } of values) {
            if (!obstacle?.remedy) continue
            const freed = withChoice(
              withChoice(configuration, option.key, value.fragment),
              obstacle.remedy.key,
              obstacle.remedy.value.fragment,
            )
            const met = rule.exclusions.filter(({ when }) => isMet(when, freed.choices))
            const before = rule.exclusions.filter(({ when }) => isMet(when, withChoice(configuration, option.key, value.fragment).choices))
            expect(before.some((exclusion) => !met.includes(exclusion))).toBe(true)
          }
      }),
    )
  })
})

describe('the address of a choice (spec: products/configure-address)', () => {
  it('is the code, or each fragment where there is none', () => {
    expect(configurationParameters(breakerRule, { choices, accessories: ['AX11'] })).toEqual([['code', 'HM3-250 H 3 D 200 AX11']])
    expect(configurationParameters(breakerRule, withChoice(chosen, 'rated-current', '16'))).toEqual([
      ['o1', 'H'],
      ['o2', '3'],
      ['o3', 'D'],
      ['o4', '16'],
      ['o5', ''],
    ])
  })

  it('opens every code that a rule yields as the whole choice', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        for (const { code, choices: meant } of [...codesOf(rule)].slice(0, 50)) {
          const query = new URLSearchParams({ code })
          expect(wholeConfiguration(rule, query)).toEqual({ choices: meant, accessories: [] })
          expect(openConfiguration(rule, query)).toMatchObject({ configuration: { choices: meant, accessories: [] } })
        }
      }),
    )
  })

  it('keeps every choice, whether it goes together or not', () => {
    fc.assert(
      fc.property(ruleAndChoices, ([rule, configuration]) => {
        expect(wholeConfiguration(rule, queryOf(rule, configuration))).toEqual(configuration)
        expect(openConfiguration(rule, queryOf(rule, configuration))?.configuration).toEqual(configuration)
      }),
    )
  })

  it('is filled in where it says too little, and told so', () => {
    const half = openConfiguration(breakerRule, new URLSearchParams({ code: 'HM3-250 H 3' }))
    expect(half?.configuration.choices).toEqual({ ...choices, 'rated-current': '160' })
    expect(half?.notes).toEqual(['少 2 段：用途、额定电流 In（A）', '已按常用值补上'])
    const fragments = openConfiguration(breakerRule, new URLSearchParams({ o1: 'H', o4: '999' }))
    expect(fragments?.configuration.choices).toMatchObject({ 'breaking-class': 'H', 'rated-current': '160' })
    expect(fragments?.notes).toEqual(['额定电流 In（A）没有“999”这个选项', '其余已按常用值补上'])
    expect(openConfiguration(breakerRule, new URLSearchParams({ o1: 'H', o4: '' }))?.notes).toEqual(['没有选的项已按常用值补上'])
  })

  it('names what the rule does not have, once and not at length', () => {
    const address = configurationParameters(breakerRule, withChoice(chosen, 'rated-current', '16'))
    const whole = new URLSearchParams([...address, ['with', 'XX9'], ['with', 'AX11']])
    const opened = openConfiguration(breakerRule, whole)
    expect(opened?.configuration.accessories).toEqual(['AX11'])
    expect(opened?.notes).toEqual(['没有“XX9”这个附件'])
    const many = new URLSearchParams([['o2', 'Z'.repeat(500)], ...Array.from({ length: 50 }, (_, at) => ['with', `X${at}`])])
    expect(openConfiguration(breakerRule, many)?.notes).toEqual([
      `极数没有“${'Z'.repeat(40)}…”这个选项`,
      '没有“X0”等 50 个附件',
      '其余已按常用值补上',
    ])
  })

  it('is none of the rule when the code is of another product', () => {
    expect(openConfiguration(breakerRule, new URLSearchParams({ code: 'HB1-63 C 16' }))).toBeNull()
    expect(wholeConfiguration(breakerRule, new URLSearchParams({ code: 'HB1-63 C 16' }))).toBeNull()
  })

  it('begins with the first code', () => {
    expect(printCode(breakerRule, firstConfiguration(breakerRule)?.choices ?? {})).toBe('HM3-250 M 3 D 16')
  })
})
