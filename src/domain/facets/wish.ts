import { ATTRIBUTE_PARAMETER } from '../attribute-parameter.mjs'
import type { Choice } from '../attributes/attribute'
import type { FilterAttribute } from './filter-attribute'

/** What somebody asks of one attribute: one of several choices, or a number from and to; an open end is null. */
export type Wish = { key: string } & ({ choices: readonly string[] } | NumberWish)

export type NumberWish = { from: number | null; to: number | null }

/** What values a wish for yes or no has. */
export const YES = 'true'
export const NO = 'false'

/** The parameter of an attribute (spec: products/filter-address). */
export const parameterOf = (key: string): string => `${ATTRIBUTE_PARAMETER}${key}`

const RANGE = '..'

/** The choices that can be wished for. */
export const choicesOf = ({ kind, choices }: Pick<FilterAttribute, 'kind' | 'choices'>): readonly Choice[] =>
  kind === 'flag'
    ? [
        { value: YES, label: '有', aliases: [] },
        { value: NO, label: '无', aliases: [] },
      ]
    : choices

/**
 * The wishes of an address, in the order of their keys; what is no filter, or makes no sense, is left out
 * (spec: products/filter-address).
 *
 * @param valuesOf all values of a parameter: a form sends several
 */
export function readWishes(valuesOf: (name: string) => readonly string[], filters: readonly FilterAttribute[]): Wish[] {
  return inOrder(filters.flatMap((filter) => readWish(filter, valuesOf(parameterOf(filter.key))) ?? []))
}

/** What a form says of a number by its two ends, or an address in one text; null when that is nothing. */
export function readNumberWish({ key, match }: Pick<FilterAttribute, 'key' | 'match'>, texts: readonly string[]): Wish | null {
  const wish = asMatched(match, readRange(texts))
  return wish && { key, ...wish }
}

function readWish(filter: FilterAttribute, texts: readonly string[]): Wish | null {
  const { key, kind } = filter
  if (kind === 'number') return readNumberWish(filter, texts)
  const asked = new Set(texts.flatMap((text) => text.split(',').map(unescaped)))
  const choices = choicesOf(filter)
    .map(({ value }) => value)
    .filter((value) => asked.has(value))
  return choices.length > 0 ? { key, choices: choices.toSorted() } : null
}

/** `250`, `200..400`, `200..`, `..400`; of a form the two ends. */
function readRange([first = '', second]: readonly string[]): NumberWish {
  const [from, to] = second === undefined ? first.split(RANGE) : [first, second]
  const [least, most] = [numberIn(from), numberIn(to ?? from)]
  return least !== null && most !== null && least > most ? { from: most, to: least } : { from: least, to: most }
}

const NUMBER = /^[+-]?\d{1,12}(\.\d{1,9})?$/

/** As it is typed: full-width figures, thousands parted, a real minus. */
function numberIn(text = ''): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '').replace('−', '-')
  return NUMBER.test(plain) ? Number(plain) + 0 : null
}

/** A wish in the form that an attribute knows; null when nothing is wished. */
function asMatched(match: FilterAttribute['match'], { from, to }: NumberWish): NumberWish | null {
  const one = from ?? to
  if (one === null) return null
  if (match === 'at-least') return { from: one, to: null }
  if (match === 'at-most') return { from: null, to: to ?? one }
  return match === 'within' ? { from: one, to: one } : { from, to }
}

/** The parameters of wishes, ready for an address. */
export const wishQuery = (wishes: readonly Wish[]): string[] =>
  inOrder(wishes).map((wish) => new URLSearchParams({ [parameterOf(wish.key)]: wishText(wish) }).toString().replaceAll('%2C', ','))

/** The value of a wish's parameter. */
export function wishText(wish: Wish): string {
  if ('choices' in wish) return wish.choices.toSorted().map(escaped).join(',')
  const { from, to } = wish
  return from === to ? `${from ?? ''}` : `${from ?? ''}${RANGE}${to ?? ''}`
}

/** Choices are joined by commas. */
const escaped = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C')
const unescaped = (text: string) => text.replaceAll('%2C', ',').replaceAll('%25', '%')

const inOrder = (wishes: readonly Wish[]) => wishes.toSorted((one, other) => (one.key < other.key ? -1 : 1))

/** The wish for an attribute; null when there is none. */
export const wishFor = (wishes: readonly Wish[], key: string): Wish | null => wishes.find((wish) => wish.key === key) ?? null

/** Wishes with another one for its attribute. */
export const withWish = (wishes: readonly Wish[], wish: Wish): Wish[] => inOrder([...withoutWish(wishes, wish.key), wish])

/** Wishes without the one for an attribute. */
export const withoutWish = (wishes: readonly Wish[], key: string): Wish[] => wishes.filter((wish) => wish.key !== key)

/** Takes a choice to the others of its attribute, or takes it back. */
export function toggleChoice(wishes: readonly Wish[], key: string, choice: string): Wish[] {
  const wish = wishFor(wishes, key)
  const before = wish && 'choices' in wish ? wish.choices : []
  const choices = before.includes(choice) ? before.filter((one) => one !== choice) : [...before, choice].toSorted()
  return choices.length > 0 ? withWish(wishes, { key, choices }) : withoutWish(wishes, key)
}

/** Wishes for a number in the place of what was wished before, or takes that back when it is the same. */
export function toggleNumber(wishes: readonly Wish[], key: string, { from, to }: NumberWish): Wish[] {
  const wish = wishFor(wishes, key)
  const isSame = wish && 'from' in wish && wish.from === from && wish.to === to
  return isSame ? withoutWish(wishes, key) : withWish(wishes, { key, from, to })
}
