import { type Choices, choicesOf, isMet, printCode } from './choices'
import { foldCode } from './fold-code'
import { type Cut, cutsOf } from './fragments-in'
import type { OrderingRule, RuleOption } from './rule'

/** What a text says in the terms of a rule. */
export type Reading = {
  /** The code that is meant, without accessories; null when it is not complete, has two meanings, or can't be ordered. */
  code: string | null
  /** What was read, and what there is no choice about. */
  choices: Choices
  /** Codes of accessories that stood behind it and fit. */
  accessories: string[]
  /** Options that the text says nothing about, by their key. */
  missing: string[]
  /** In Chinese: what was corrected, what is missing, what can't be combined. */
  notes: string[]
}

/** No code is as long, folded. */
const LONGEST = 400

/**
 * Reads a code as people write it (spec: order-codes/reading): any separator, letter case and width, units behind figures, the
 * fragments in another order, accessories at the end.
 *
 * @returns null when it is not a code of this rule at all: another prefix, or something that no option has
 */
export function readCode(rule: OrderingRule, text: string): Reading | null {
  const prefix = foldCode(rule.prefix)
  // Full width and ligatures make a text longer when it is folded, separators shorter; both by little.
  if (prefix === '' || text.length > 4 * LONGEST) return null
  const folded = foldCode(text)
  if (!folded.startsWith(prefix) || folded.length > LONGEST) return null
  const found = meanings(rule, text, folded, prefix.length)
  const [best, second] = found
  if (!best) return null
  const isAmbiguous = second !== undefined && best.rank === second.rank && best.rank < INCOMPLETE && best.code !== second.code
  return {
    code: isAmbiguous || best.missing.length > 0 || best.reasons.length > 0 ? null : best.code,
    choices: best.choices,
    accessories: best.accessories,
    missing: best.missing.map(({ key }) => key),
    notes: [
      ...(isFullWidth(text) ? ['全角字符已换成半角'] : []),
      ...(isAmbiguous ? [`有两种读法：${best.code}，或 ${second.code}`] : correctionsIn(best)),
      ...defaultNotes(rule, best.cut.choices),
      ...(best.missing.length > 0 ? [missingNote(best.missing)] : []),
      ...best.reasons.map((reason) => `不能组合：${reason}`),
      ...best.cut.accessories.filter((code) => !best.accessories.includes(code)).map((code) => `附件 ${code} 不适用`),
    ],
  }
}

/** Why a complete choice can't be ordered; empty when it can. */
export const reasonsAgainst = ({ exclusions }: OrderingRule, choices: Choices): string[] =>
  exclusions.filter(({ when }) => isMet(when, choices)).map(({ reason }) => reason)

const isFullWidth = (text: string) => /[\uFF01-\uFF5E\u3000]/.test(text)

const correctionsIn = ({ cut }: Meaning): string[] => [...(cut.isReordered ? ['顺序已换'] : []), ...(cut.hasUnits ? ['单位已省去'] : [])]

type Meaning = {
  cut: Cut
  choices: Choices
  code: string
  accessories: string[]
  missing: RuleOption[]
  reasons: string[]
  rank: number
}

const INCOMPLETE = 10_000

/** All meanings, the likeliest first: as printed, then complete ones that can be ordered, then those that can't, then the fullest. */
function meanings(rule: OrderingRule, text: string, folded: string, from: number): Meaning[] {
  const meaningOf = (cut: Cut) => meaningIn(rule, cut)
  const asPrinted = cutsOf(rule, text, folded, from, true).map(meaningOf)
  const exact = asPrinted.filter(
    ({ missing, reasons, code, cut }) =>
      missing.length === 0 && reasons.length === 0 && foldCode([code, ...cut.accessories].join('')) === folded,
  )
  const found = exact.length > 0 ? exact : [...asPrinted, ...cutsOf(rule, text, folded, from, false).map(meaningOf)]
  return found.sort((a, b) => a.rank - b.rank)
}

function meaningIn(rule: OrderingRule, cut: Cut): Meaning {
  const missing = rule.options.filter((option) => cut.choices[option.key] === undefined && !isSettled(option))
  const choices = withDefaults(rule, cut.choices)
  const reasons = missing.length > 0 ? [] : reasonsAgainst(rule, choices)
  return {
    cut,
    choices,
    code: printCode(rule, choices),
    accessories: cut.accessories.filter((code) => fits(rule, code, choices)),
    missing,
    reasons,
    rank:
      missing.length * INCOMPLETE +
      (reasons.length > 0 ? INCOMPLETE / 2 : 0) +
      cut.accessories.length * 200 +
      (cut.isReordered ? 100 : 0) -
      cut.separatorsMet +
      (cut.hasUnits ? 50 : 0),
  }
}

/** May the accessory be mounted to what is chosen? */
function fits({ accessories }: OrderingRule, code: string, choices: Choices): boolean {
  const accessory = accessories.find((one) => one.code === code)
  return accessory !== undefined && (!accessory.fits || isMet(accessory.fits, choices))
}

/** An option about which nothing has to be said: it may be left out, or there is one value only. */
const isSettled = (option: RuleOption) => choicesOf(option).length === 1 || option.isOptional === true

const defaultOf = (option: RuleOption) => choicesOf(option).find(({ fragment }) => (option.isOptional ? fragment === '' : true))

const withDefaults = ({ options }: OrderingRule, read: Choices): Choices =>
  Object.fromEntries(
    options.flatMap((option) => {
      const fragment = read[option.key] ?? (isSettled(option) ? defaultOf(option)?.fragment : undefined)
      return fragment === undefined ? [] : [[option.key, fragment]]
    }),
  )

const defaultNotes = ({ options }: OrderingRule, read: Choices): string[] =>
  options
    .filter((option) => !option.isOptional && read[option.key] === undefined && choicesOf(option).length === 1)
    .map((option) => `默认${option.name}：${defaultOf(option)?.label}`)

const missingNote = (missing: readonly RuleOption[]) =>
  `少${missing.length === 1 ? '一' : ` ${missing.length} `}段：${missing.map(({ name }) => name).join('、')}`
