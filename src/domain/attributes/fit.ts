import { foldLetters } from '../../lib/fold-letters'
import type { Attribute } from './attribute'
import { MOST_ATTRIBUTES } from './kinds'
import { type RowText, readRow } from './row'

/** A row of parameters as its names say what it is. */
export type NamedRow = RowText & { group: string; name: string }

const BRACKETS = /（([^（）]*)）|\(([^()]*)\)/g
const BETWEEN = / ?\/ ?|\s*×\s*/

/**
 * The attributes that a row gives values of, by its name, its group and its value: those by whose name and condition it goes, and as which
 * the whole value can be read.
 *
 * @param attributes that hold for the category of its product
 * @returns none where nothing fits, or several fit as well
 */
export function fittingAttributes(attributes: readonly Attribute[], row: NamedRow): Attribute[] {
  for (const wanted of readingsOf(row)) {
    const found = wanted.map((one) => bestOf(attributes, one, row))
    const chosen = found.flatMap((one) => one ?? [])
    const isDistinct = new Set(chosen).size === chosen.length
    if (chosen.length !== wanted.length || !isDistinct || chosen.length > MOST_ATTRIBUTES) continue
    if ('row' in readRow(chosen, row)) return chosen
  }
  return []
}

/** What one attribute is asked for: a name, and words that its condition may have. */
type Wanted = { base: string; words: ReadonlySet<string> }

/** The ways in which a name can be understood: `机械寿命 / 电气寿命`, `Icu（AC 400 V / 690 V）`, `外形尺寸（宽 × 高 × 深）`, or as one. */
function readingsOf({ group, name, value }: NamedRow): Wanted[][] {
  const base = name.replace(BRACKETS, '').trim()
  const said = bracketsOf(name)
  const words = wordsIn([...said, ...bracketsOf(group)].join('，'))
  const several = BETWEEN.test(base) ? severalIn(base.split(BETWEEN)).map((bases) => bases.map((one) => ({ base: one, words }))) : []
  const varied = said.filter((one) => BETWEEN.test(one)).flatMap((one) => variationsOf(base, one, words))
  const ways = [...varied, ...several]
  // What names several things and has as many values is not one of them.
  const isOne = ways.every((wanted) => wanted.length !== value.split(BETWEEN).length)
  return isOne ? [...ways, [{ base, words }]] : ways
}

const bracketsOf = (text: string) => [...text.matchAll(BRACKETS)].map((match) => match[1] ?? match[2] ?? '')

/** `闭合 / 断开时间`: what stands at the end may be meant of each. */
function severalIn(bases: readonly string[]): string[][] {
  const end = bases.at(-1)?.slice(-2) ?? ''
  return [[...bases], bases.map((one, index) => (index < bases.length - 1 ? `${one}${end}` : one))]
}

/** Each of the conditions that stand beside one another; a part of the name is one, too. */
function variationsOf(base: string, said: string, about: ReadonlySet<string>): Wanted[][] {
  const options = said.split(BETWEEN).map((option) => ({ last: option.split(/[，,]/).at(-1)?.trim() ?? '', words: wordsIn(option) }))
  const isOneWordEach = options.every(({ words }) => words.size === 1)
  // Units and what they begin with are said once for all: AC 230 / 400 / 690 V.
  const isExclusive = (word: string) => isOneWordEach || /^[\d\p{Script=Han}]/u.test(word)
  const wordsFor = (own: ReadonlySet<string>) => {
    const ofOthers = new Set(options.flatMap(({ words }) => [...words].filter((word) => !own.has(word) && isExclusive(word))))
    return new Set([...about].filter((word) => !ofOthers.has(word)))
  }
  return [
    options.map(({ last }) => ({ base: `${base}（${last}）`, words: about })),
    options.map(({ words }) => ({ base, words: wordsFor(words) })),
  ]
}

/** Words with a number keep together with it: AC, 400, V. */
function wordsIn(text: string): Set<string> {
  return new Set(
    text
      .split(/[，,、；;\s/×]+/)
      .map((word) => word.toLowerCase())
      .filter((word) => word !== ''),
  )
}

/** The one whose name fits and whose condition says no more than the row does, the most exact first. */
function bestOf(attributes: readonly Attribute[], { base, words }: Wanted, row: NamedRow): Attribute | null {
  const fitting = attributes
    .map((attribute) => ({ attribute, score: scoreOf(attribute, base, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const best = fitting.filter(({ score }) => score === fitting[0]?.score)
  if (best.length === 1) return best[0]?.attribute ?? null
  // Of those that are as exact, the one as which the value can be read: shares and currents have other units.
  const readable = best.filter(({ attribute }) => 'row' in readRow([attribute], row))
  return readable.length === 1 ? (readable[0]?.attribute ?? null) : null
}

/** 0 where it doesn't fit at all; each word of the condition that the row says, too, makes it more exact. */
function scoreOf(attribute: Attribute, base: string, words: ReadonlySet<string>): number {
  // A share is known by its unit.
  const condition = [...wordsIn(attribute.condition.replace(/[^，]*的(百分数|倍数)/, ''))]
  if (condition.some((word) => !words.has(word))) return 0
  const isSame = isSameName(attribute, base)
  return isSame ? 1 + condition.length : 0
}

/** Names that mean the same. */
const SAME: readonly [RegExp, string][] = [
  [/^额定/, ''],
  [/重量/, '质量'],
  [/电寿命/, '电气寿命'],
  [/(拧紧|紧固)(扭矩|力矩)/, '拧紧力矩'],
]

const plain = (text: string): string => SAME.reduce((known, [pattern, same]) => known.replace(pattern, same), foldLetters(text))

/** By the whole name, or by a symbol that the name has; 额定 may be missing. */
function isSameName({ name, symbol }: Attribute, base: string): boolean {
  const given = plain(base)
  if (given === plain(name) || given === plain(`${name}${symbol}`)) return true
  if (symbol === '' || given !== foldLetters(symbol)) return hasSymbol(base, symbol) && isPartOf(given, plain(name))
  return true
}

const hasSymbol = (base: string, symbol: string) => symbol !== '' && base.split(/[^A-Za-zΔ/]+/).includes(symbol)

/** 极限分断能力 Icu is 额定极限短路分断能力: its characters come in the same order. */
function isPartOf(given: string, name: string): boolean {
  const characters = [...given.replace(/[a-zδ]+$/, '')]
  let at = 0
  for (const character of name) if (character === characters[at]) at += 1
  return at === characters.length
}
