import { type Choices, choicesOf } from './choices'
import { foldCode } from './fold-code'
import type { OrderingRule, RuleOption } from './rule'

/** One way to cut a text into fragments of a rule. */
export type Cut = {
  /** Of the options that the text says something about. */
  choices: Choices
  accessories: string[]
  isReordered: boolean
  hasUnits: boolean
  /** How many fragments end where the writer has put a separator. */
  separatorsMet: number
}

/** A text that is no code can be cut in many ways: so many steps are tried, and so many ways kept. */
const MOST_STEPS = 20_000
const MOST_WAYS = 50

type Spelling = { option: number; key: string; fragment: string; folded: string; hasUnit: boolean }

/**
 * The ways to read a text from a place on as fragments of different options, and accessories behind them.
 *
 * @param folded the whole text, folded
 * @param from where the prefix ends in it
 * @param isStrict only the printed order, without units
 */
export function cutsOf(rule: OrderingRule, text: string, folded: string, from: number, isStrict: boolean): Cut[] {
  const spellings = rule.options.flatMap(spellingsOf).filter(({ hasUnit }) => !(isStrict && hasUnit))
  const accessories = rule.accessories.map(({ code }) => ({ code, folded: foldCode(code) }))
  const separators = separatorsIn(text)
  const cuts: Cut[] = []
  let steps = 0

  const mayFollow = (taken: readonly Spelling[], { option }: Spelling): boolean =>
    isStrict ? option > (taken.at(-1)?.option ?? -1) : taken.every((other) => other.option !== option)
  const go = (place: number, taken: readonly Spelling[], separatorsMet: number): void => {
    steps += 1
    if (steps > MOST_STEPS || cuts.length >= MOST_WAYS) return
    const rest = accessoriesFrom(folded, place, accessories)
    if (rest) cuts.push({ ...chosenBy(taken), accessories: rest, separatorsMet })
    for (const spelling of spellings.filter((one) => folded.startsWith(one.folded, place) && mayFollow(taken, one))) {
      const end = place + spelling.folded.length
      go(end, [...taken, spelling], separatorsMet + Number(separators.has(end)))
    }
  }
  go(from, [], 0)
  return cuts
}

const chosenBy = (taken: readonly Spelling[]): Pick<Cut, 'choices' | 'isReordered' | 'hasUnits'> => ({
  choices: Object.fromEntries(taken.map(({ key, fragment }) => [key, fragment])),
  isReordered: taken.some(({ option }, index) => option < (taken[index - 1]?.option ?? -1)),
  hasUnits: taken.some(({ hasUnit }) => hasUnit),
})

/** What its figures are figures of, folded: `a` of 额定电流 In（A）; empty where its name says nothing. */
export const unitOf = ({ name }: RuleOption): string =>
  name.startsWith('极数') ? 'p' : foldCode(/（(\p{L}{1,3})）$/u.exec(name)?.[1] ?? '')

/** The figures of an option are also understood with its unit: `200A`, `3P`. */
function spellingsOf(option: RuleOption, index: number): Spelling[] {
  const unit = unitOf(option)
  return choicesOf(option)
    .filter(({ fragment }) => fragment !== '')
    .flatMap(({ fragment }) => {
      const spelling = { option: index, key: option.key, fragment, folded: foldCode(fragment), hasUnit: false }
      const takesUnit = unit !== '' && /\d$/.test(fragment)
      return takesUnit ? [spelling, { ...spelling, folded: spelling.folded + unit, hasUnit: true }] : [spelling]
    })
}

/** Places of the folded text where the writer has put something between letters and figures, and its end. */
function separatorsIn(text: string): ReadonlySet<number> {
  const places = new Set<number>()
  let place = 0
  for (const character of text) {
    const letters = foldCode(character).length
    if (letters === 0) places.add(place)
    place += letters
  }
  return places.add(place)
}

/** The rest of the text as codes of accessories, each once; empty at its end, null when there is anything else. */
function accessoriesFrom(folded: string, place: number, accessories: readonly { code: string; folded: string }[]): string[] | null {
  if (place === folded.length) return []
  for (const accessory of accessories) {
    if (!folded.startsWith(accessory.folded, place)) continue
    const others = accessories.filter((other) => other !== accessory)
    const rest = accessoriesFrom(folded, place + accessory.folded.length, others)
    if (rest) return [accessory.code, ...rest]
  }
  return null
}
