import { t, table } from '../core/html'
import { type OrderingRule, orderingRule } from '../core/ordering-rules'
import { choicesOf, disagreements } from './ordering-words'

/** A part of an ordering code: what stands there in the example, its name and the choices. */
type CodePart = [code: string, name: string, choices: string]

type Ordering = {
  /** The table stands for these products; the first has the example. */
  products: [string, ...string[]]
  /** One of its order codes: `HM3-250 H 3 D 200 F`. */
  example: string
  /** The parts of its prefix, and what other series have there. */
  prefix: CodePart[]
  /**
   * Choices of an option in other words than the rules', or fewer of them; with a name, where the table has another. What they name must be in one of
   * the rules, and the reverse.
   */
  words?: Record<string, string | { name: string; choices: string }>
  /** The accessory of the example, and the words for all. */
  accessory?: CodePart
  /** Stands in the words and is no choice: a series, `AC`. */
  others?: string[]
  /** What the rules and the printed words don't share, and why nothing is wrong with that. */
  except?: string[]
}

/** An order code of a rule, its parts numbered, over a table of their meanings (spec: order-codes/catalogues). */
export function orderingCode(ordering: Ordering): string {
  const parts = [...ordering.prefix, ...optionParts(ordering), ...accessoryPart(ordering)]
  const cells = parts.map(([code], index) => `<div><b>${t(code)}</b><span>${index + 1}</span></div>`).join('')
  const rows = parts.map(([code, name, choices], index) => [String(index + 1), name, code, choices])
  return `<div class="code keep">${cells}</div>${table(['', '含义', '示例', '可选项'], rows, { align: 'clll' })}`
}

function optionParts({ products, example, words = {}, others = [], except = [] }: Ordering): CodePart[] {
  const [first] = products
  const fragments = fragmentsOf(orderingRule(first), example)
  return fragments.map(({ key, name, fragment }) => {
    const values = products.flatMap((product) => orderingRule(product).options.find((option) => option.key === key)?.values ?? [])
    const distinct = values.filter((value, index) => values.findIndex((other) => other.fragment === value.fragment) === index)
    const own = words[key]
    if (own === undefined) return [fragment, name, choicesOf(distinct)]
    const choices = typeof own === 'string' ? own : own.choices
    agree(choices, distinct, others, except)
    return [fragment, typeof own === 'string' ? name : own.name, choices]
  })
}

function accessoryPart({ products, accessory, others = [], except = [] }: Ordering): CodePart[] {
  if (!accessory) return []
  const codes = products.flatMap((product) => orderingRule(product).accessories.map(({ code }) => ({ fragment: code })))
  if (!codes.some(({ fragment }) => fragment === accessory[0])) throw new Error(`订货规则没有附件 ${accessory[0]}`)
  agree(accessory[2], codes, others, except)
  return [accessory]
}

function agree(words: string, values: readonly { fragment: string }[], others: readonly string[], except: readonly string[]) {
  const fragments = [...new Set(values.map(({ fragment }) => fragment))]
  const found = disagreements(words, fragments, others).filter((sentence) => !except.some((word) => sentence.endsWith(` ${word}`)))
  if (found.length > 0) throw new Error(found.join('；'))
}

/** The options of a rule with their fragments in a code; each must be one of the option's. */
function fragmentsOf({ prefix, options }: OrderingRule, code: string): { key: string; name: string; fragment: string }[] {
  const fragments = code.slice(prefix.length).trim().split(' ')
  if (!code.startsWith(prefix) || fragments.length !== options.length) throw new Error(`${code} 不是 ${prefix} 的订货型号`)
  return options.map(({ key, name, values }, index) => {
    const fragment = fragments[index] ?? ''
    if (!values.some((value) => value.fragment === fragment)) throw new Error(`${code} 里的 ${fragment} 不是“${name}”的代码`)
    return { key, name, fragment }
  })
}
