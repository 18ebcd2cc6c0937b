import type { z } from 'zod'
import { choicesOf, isMet } from './choices'
import { codesOf, countCodes, isTooWide } from './codes'
import { foldCode } from './fold-code'
import { MOST_CODES, type OrderingRule, orderingRule } from './rule'

/** What is wrong with a rule. */
export type RuleProblem = {
  /** Where, for programs: `options.1.values.2.fragment`. */
  path: string
  /** Where, for people: `选项“极数”的值“4B”`. */
  place: string
  reason: string
}

/** Says in Chinese why a value can't be one of the attribute, or null when it can. */
export type AttributeCheck = (key: string, value: string) => string | null

export type CheckedRule = { rule: OrderingRule; problems: [] } | { rule: OrderingRule | null; problems: RuleProblem[] }

/**
 * Checks what somebody entered as a rule (spec: order-codes/refused): its shape, then names, then all codes.
 *
 * @param checkAttribute without it, `sets` are not looked at
 * @returns the rule, null when it hasn't the shape of one; and the problems, in the order in which they stand
 */
export function checkRule(entered: unknown, checkAttribute: AttributeCheck = () => null): CheckedRule {
  const { data: rule, error } = orderingRule.safeParse(entered)
  if (!rule) return { rule: null, problems: error.issues.map((issue) => shapeProblem(issue, entered)) }
  const problems = [...repetitions(rule), ...unknownNames(rule), ...unreadableSets(rule, checkAttribute)]
  return { rule, problems: problems.length > 0 ? problems : codeProblems(rule) }
}

/** One sentence of a problem. */
export const problemText = ({ place, reason }: RuleProblem): string => `${place}：${reason}`

const REPEATED = '与前面的重复'

function repetitions({ options, accessories }: OrderingRule): RuleProblem[] {
  return [
    ...repeated(options.map(({ key }) => key)).map((index) => ({
      ...at(`options.${index}.key`, `选项“${options[index]?.name}”`),
      reason: `标识 ${options[index]?.key} ${REPEATED}`,
    })),
    ...options.flatMap(({ name, isOptional, values }, index) => [
      ...repeated(values.map(({ fragment }) => (fragment === '' ? '' : foldCode(fragment)))).map((value) => ({
        ...at(`options.${index}.values.${value}.fragment`, `选项“${name}”的值“${values[value]?.fragment}”`),
        reason: `代码${REPEATED}`,
      })),
      ...values.flatMap(({ fragment, label }, value) =>
        fragment === '' && !isOptional
          ? [
              {
                ...at(`options.${index}.values.${value}.fragment`, `选项“${name}”的值“${label}”`),
                reason: '没有代码；只有可省略的选项才可以留空',
              },
            ]
          : [],
      ),
    ]),
    ...repeated(accessories.map(({ code }) => foldCode(code))).map((index) => ({
      ...at(`accessories.${index}.code`, `附件“${accessories[index]?.code}”`),
      reason: `代码${REPEATED}`,
    })),
  ]
}

const at = (path: string, place: string) => ({ path, place })

const repeated = (texts: readonly string[]): number[] => texts.flatMap((text, index) => (texts.indexOf(text) < index ? [index] : []))

function unknownNames({ options, exclusions, accessories }: OrderingRule): RuleProblem[] {
  const known = new Map(options.map((option) => [option.key, new Set(choicesOf(option).map(({ fragment }) => fragment))]))
  const problemsOf = (when: Record<string, string[]>, path: string, place: string): RuleProblem[] =>
    Object.entries(when).flatMap(([key, fragments]) => {
      const values = known.get(key)
      if (!values) return [{ ...at(`${path}.${key}`, place), reason: `没有标识为 ${key} 的选项` }]
      const name = options.find((option) => option.key === key)?.name
      return fragments
        .filter((fragment) => !values.has(fragment))
        .map((fragment) => ({
          ...at(`${path}.${key}`, place),
          reason: fragment === '' ? `选项“${name}”不能省略` : `选项“${name}”没有代码 ${fragment}`,
        }))
    })
  return [
    ...exclusions.flatMap(({ when }, index) => problemsOf(when, `exclusions.${index}.when`, `第 ${index + 1} 条不可组合`)),
    ...accessories.flatMap(({ code, fits = {} }, index) => problemsOf(fits, `accessories.${index}.fits`, `附件“${code}”`)),
  ]
}

const unreadableSets = ({ options }: OrderingRule, checkAttribute: AttributeCheck): RuleProblem[] =>
  options.flatMap(({ name, values }, option) =>
    values.flatMap(({ fragment, label, sets = {} }, value) =>
      Object.entries(sets).flatMap(([key, text]) => {
        const reason = checkAttribute(key, text)
        return reason === null
          ? []
          : [{ ...at(`options.${option}.values.${value}.sets.${key}`, `选项“${name}”的值“${fragment || label}”`), reason }]
      }),
    ),
  )

/** What shows only when all codes are worked out. */
function codeProblems(rule: OrderingRule): RuleProblem[] {
  const whole = at('', '订货规则')
  const most = MOST_CODES.toLocaleString('en')
  if (isTooWide(rule) || countCodes(rule) > MOST_CODES) {
    return [{ ...whole, reason: `得出的订货型号超过 ${most} 个，请减少选项或增加不可组合的条件` }]
  }
  const codes = [...codesOf(rule)]
  if (codes.length === 0) return [{ ...whole, reason: '一个订货型号也得不出，不可组合的条件互相矛盾' }]
  const problems: RuleProblem[] = []
  const byFolded = new Map<string, string>()
  for (const { code } of codes) {
    const folded = foldCode(code)
    const other = byFolded.get(folded)
    if (other !== undefined) {
      problems.push({ ...whole, reason: `“${other}”与“${code}”去掉空格和符号后相同` })
      break
    }
    byFolded.set(folded, code)
  }
  const carried = new Set(codes.flatMap(({ choices }) => Object.entries(choices).map(([key, fragment]) => `${key} ${fragment}`)))
  return [
    ...problems,
    ...rule.options.flatMap(({ key, name, values }, option) =>
      values.flatMap(({ fragment, label }, value) =>
        carried.has(`${key} ${fragment}`)
          ? []
          : [
              {
                ...at(`options.${option}.values.${value}`, `选项“${name}”的值“${fragment || label}”`),
                reason: '没有一个订货型号能用到它，不可组合的条件把它全部排除了',
              },
            ],
      ),
    ),
    ...rule.accessories.flatMap(({ code, fits }, index) =>
      fits && !codes.some(({ choices }) => isMet(fits, choices))
        ? [{ ...at(`accessories.${index}.fits`, `附件“${code}”`), reason: '没有一个订货型号符合它的适用条件' }]
        : [],
    ),
  ]
}

const lists: Record<string, string> = { options: '选项', values: '值', exclusions: '不可组合', accessories: '附件' }
const fields: Record<string, string> = {
  prefix: '前缀',
  key: '标识',
  name: '名称',
  fragment: '代码',
  label: '含义',
  sets: '属性值',
  when: '条件',
  reason: '原因',
  code: '代码',
  fits: '适用于',
  note: '备注',
}

/** A mistake in the shape, told by where it stands: `第 2 个选项的第 3 个值的代码`. */
function shapeProblem({ path, message }: z.core.$ZodIssue, entered: unknown): RuleProblem {
  const words = path.map((step, index) => {
    if (typeof step === 'number') return `第 ${step + 1} 个${lists[String(path[index - 1])] ?? ''}`
    if (typeof path[index + 1] === 'number') return ''
    return fields[String(step)] ?? lists[String(step)] ?? String(step)
  })
  const reason = /\p{Script=Han}/u.test(message) ? message : entered === null ? '请填写' : '格式不对'
  return { ...at(path.join('.'), words.filter(Boolean).join('的') || '订货规则'), reason }
}
