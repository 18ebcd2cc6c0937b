import { z } from 'zod'
import { foldCode } from './fold-code'

/** A product has so many order codes at most. */
export const MOST_CODES = 20_000

/** A part of a code as it is printed: without blanks, which part the fragments. */
const fragment = z
  .string()
  .max(20, '代码最多 20 个字符')
  .refine((text) => !/\s/.test(text), '代码里不能有空格')
  .refine((text) => text === '' || foldCode(text) !== '', '代码里要有字母或数字')
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1, '请填写')
    .max(most, `最多 ${most} 个字`)
    .refine((text) => !text.includes('\n'), '须为一行')
/** Names that a rule uses for its options and that attributes carry. */
const key = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, '标识须以小写字母开头，只含小写字母、数字和连字符')
  // The one such name that every object has already.
  .refine((text) => text !== 'constructor', '不能用这个标识')

/** Which fragments of which options: all of the named options must have one of theirs. `''` is an option that is left out. */
const choice = z.record(key, z.array(fragment).min(1, '请选择至少一个代码').max(200))

const value = z.strictObject({
  /** Empty only where the option may be left out: then it says what leaving out means. */
  fragment,
  label: line(80),
  /** Values of attributes that follow from the choice, as in the parameter table, in the attribute's unit. */
  sets: z.record(key, line(80)).optional(),
})

const option = z.strictObject({
  key,
  /** A unit in brackets at its end may be written behind the fragment by those who ask: `额定电流 In（A）`. */
  name: line(40),
  isOptional: z.boolean().optional(),
  values: z.array(value).min(1, '请至少填写一个值').max(200, '最多 200 个值'),
})

const exclusion = z.strictObject({
  when: choice.refine((when) => Object.keys(when).length > 0, '请选择不能组合的代码'),
  reason: line(120),
})

const accessory = z.strictObject({
  code: fragment.refine((text) => text !== '', '请填写'),
  name: line(60),
  /** What it can be mounted to; without it, to everything. */
  fits: choice.optional(),
  note: line(120).optional(),
})

/** How a product's order codes are made (spec: order-codes/rule): the prefix, one fragment of each option in their order, then accessories. */
export const orderingRule = z.strictObject({
  prefix: line(40),
  options: z.array(option).max(12, '最多 12 个选项'),
  exclusions: z.array(exclusion).max(200, '最多 200 条').default([]),
  accessories: z.array(accessory).max(100, '最多 100 个附件').default([]),
})

export type OrderingRule = z.output<typeof orderingRule>
export type RuleOption = OrderingRule['options'][number]
export type RuleValue = RuleOption['values'][number]
export type Exclusion = OrderingRule['exclusions'][number]
export type Accessory = OrderingRule['accessories'][number]
