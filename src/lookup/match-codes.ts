import { setImmediate } from 'node:timers/promises'
import { foldCode } from '../domain/order-codes/fold-code'
import type { DocumentId } from '../lib/document-id'
import type { AliasedCode, CodeIndex, IndexedCode } from './code-index'
import { type Match, near, sentence, unknown, widthNotes } from './match'
import { matchByRule, type Rules } from './match-by-rule'
import { codesWith, nearestOf } from './near-codes'
import { type Spelling, spellings } from './spellings'

/** Other requests are answered in between. */
const AT_ONCE = 25

/** No rule begins its codes with more letters (src/domain/order-codes/rule.ts). */
const LONGEST_PREFIX = 40

/**
 * Looks for codes as people write them (spec: lookup/results). The number of questions to the index does not depend on how many codes
 * there are.
 *
 * @returns what came of each, by how it was written
 */
export async function matchCodes(index: CodeIndex, codes: readonly string[]): Promise<ReadonlyMap<string, Match>> {
  const matches = new Map<string, Match>()
  for (const spell of spellings) {
    const open = [...new Set(codes)].filter((written) => !matches.has(written))
    const spelt = new Map(open.flatMap((written) => entryOf(written, spell(written))))
    for (const [written, match] of await matchSpellings(index, spelt)) matches.set(written, match)
  }
  return new Map(codes.map((written) => [written, matches.get(written) ?? unknown]))
}

const entryOf = (written: string, spelling: Spelling | null): [string, Spelling][] =>
  spelling !== null && foldCode(spelling.text) !== '' ? [[written, spelling]] : []

/** Those for which there is anything. */
async function matchSpellings(index: CodeIndex, spelt: ReadonlyMap<string, Spelling>): Promise<ReadonlyMap<string, Match>> {
  const matches = new Map<string, Match>()
  if (spelt.size === 0) return matches
  const known = await askIndex(index, [...new Set([...spelt.values()].map(({ text }) => foldCode(text)))])
  for (const [count, [written, spelling]] of [...spelt].entries()) {
    if (count % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const found = matchSpelling(spelling.text, known)
    if (found) matches.set(written, told(found, spelling))
  }
  return matches
}

type Known = {
  exact: ReadonlyMap<string, readonly IndexedCode[]>
  aliases: ReadonlyMap<string, AliasedCode>
  prefixes: ReadonlyMap<string, readonly DocumentId[]>
  neighbours: ReadonlyMap<string, readonly IndexedCode[]>
  rules: Rules
}

/** All that the index has to say about some texts. */
async function askIndex(index: CodeIndex, folded: readonly string[]): Promise<Known> {
  const [exact, aliases] = await Promise.all([index.exact(folded), index.aliases(folded)])
  const others = folded.filter((text) => !exact.has(text) && !aliases.has(text))
  const [prefixes, neighbours] =
    others.length > 0
      ? await Promise.all([index.prefixes([...new Set(others.flatMap(beginningsOf))]), index.neighbours(others)])
      : [new Map<string, DocumentId[]>(), new Map<string, IndexedCode[]>()]
  const open = [...aliases.values()].filter(({ code }) => code === '').map(({ product }) => product)
  const products = [...new Set([...open, ...[...prefixes.values()].flat()])]
  return { exact, aliases, prefixes, neighbours, rules: products.length > 0 ? await index.rules(products) : new Map() }
}

/** The longest first. */
const beginningsOf = (folded: string): string[] =>
  Array.from({ length: Math.min(LONGEST_PREFIX, folded.length) }, (_, index) => folded.slice(0, index + 1)).reverse()

function matchSpelling(text: string, { exact, aliases, prefixes, neighbours, rules }: Known): Match | null {
  const folded = foldCode(text)
  const codes = exact.get(folded)
  if (codes) return matchExact(codes, text)
  const alias = aliases.get(folded)
  if (alias) return matchAlias(alias, text, rules)
  const products = beginningsOf(folded).flatMap((beginning) => prefixes.get(beginning) ?? [])
  return matchByRule(text, products, rules) ?? matchByLetters(text, neighbours.get(folded) ?? [])
}

/** What was changed before anything was found is said; what is only likely is for the visitor to choose. */
function told(found: Match, { note, isSure }: Spelling): Match {
  const explanation = sentence([note, found.explanation])
  if (isSure || !found.match) return { ...found, explanation }
  return { status: 'near', match: null, explanation, choices: [found.match] }
}

function matchExact(codes: readonly IndexedCode[], text: string): Match | null {
  const [first, ...others] = codes
  if (!first) return null
  if (others.length > 0) return near(codes, ['几个产品都有这个型号'])
  return { status: 'found', match: first, explanation: sentence(widthNotes(text)), choices: [] }
}

/** Where others' code stands for a product only, one of its order codes has to be chosen. */
function matchAlias({ kind, maker, remark, ...match }: AliasedCode, text: string, rules: Rules): Match | null {
  const withoutRemark = kind === 'replaced' ? '已停产，由它替代' : `${maker}的同类型号，请核对参数与安装尺寸`
  const notes = [...widthNotes(text), remark || withoutRemark]
  if (match.code !== '') return { status: kind, match, explanation: sentence(notes), choices: [] }
  const rule = rules.get(match.product)
  const choices = rule ? codesWith(rule, {}).map((code) => ({ code, product: match.product })) : []
  return choices.length > 0 ? near(choices, notes) : null
}

function matchByLetters(text: string, neighbours: readonly IndexedCode[]): Match | null {
  const spelt = nearestOf(text, neighbours)
  return spelt.length > 0 ? near(spelt, [...widthNotes(text), '没有这样的型号，写法相近的可以选']) : null
}
