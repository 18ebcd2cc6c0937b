import { setImmediate } from 'node:timers/promises'
import type { LookupStatus } from '../contract/lookup-statuses'
import { foldCode } from '../domain/order-codes/fold-code'
import { readCode } from '../domain/order-codes/read-code'
import type { OrderingRule } from '../domain/order-codes/rule'
import type { DocumentId } from '../lib/document-id'
import type { AliasedCode, CodeIndex, IndexedCode } from './code-index'
import { codesWith, MOST_CHOICES, nearestOf } from './near-codes'
import { type Spelling, spellings } from './spellings'

/** What came of looking for a code; see `lookupRow`. */
export type Match = { status: LookupStatus; match: IndexedCode | null; explanation: string; choices: readonly IndexedCode[] }

export const unknown: Match = { status: 'unknown', match: null, explanation: '没有这个型号，也没有相近的', choices: [] }

/** Other requests are answered in between. */
const AT_ONCE = 25

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
  const folded = [...new Set([...spelt.values()].map(({ text }) => foldCode(text)))]
  const [exact, aliases] = await Promise.all([index.exact(folded), index.aliases(folded)])
  const others = folded.filter((text) => !exact.has(text) && !aliases.has(text))
  const neighbours = others.length > 0 ? await index.neighbours(others) : new Map<string, IndexedCode[]>()
  const open = [...aliases.values()].filter(({ code }) => code === '')
  const products = [...new Set([...open, ...[...neighbours.values()].flat()].map(({ product }) => product))]
  const rules = products.length > 0 ? await index.rules(products) : new Map<DocumentId, OrderingRule>()

  for (const [count, [written, spelling]] of [...spelt].entries()) {
    if (count % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const text = foldCode(spelling.text)
    const alias = aliases.get(text)
    const found =
      matchExact(exact.get(text) ?? [], spelling.text) ??
      (alias ? matchAlias(alias, spelling.text, rules) : matchByRule(spelling.text, neighbours.get(text) ?? [], rules))
    if (found) matches.set(written, told(found, spelling))
  }
  return matches
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
function matchAlias(
  { kind, maker, remark, ...match }: AliasedCode,
  text: string,
  rules: ReadonlyMap<DocumentId, OrderingRule>,
): Match | null {
  const withoutRemark = kind === 'replaced' ? '已停产，由它替代' : `${maker}的同类型号，请核对参数与安装尺寸`
  const notes = [...widthNotes(text), remark || withoutRemark]
  if (match.code !== '') return { status: kind, match, explanation: sentence(notes), choices: [] }
  const rule = rules.get(match.product)
  const choices = rule ? codesWith(rule, {}).map((code) => ({ code, product: match.product })) : []
  return choices.length > 0 ? near(choices, notes) : null
}

/** By the rules of the products whose codes begin alike: fragments in another order, with units, too few of them; else by spelling. */
function matchByRule(text: string, neighbours: readonly IndexedCode[], rules: ReadonlyMap<DocumentId, OrderingRule>): Match | null {
  const readings = [...new Set(neighbours.map(({ product }) => product))].flatMap((product) => {
    const rule = rules.get(product)
    const reading = rule && readCode(rule, text)
    return rule && reading ? [{ product, rule, reading }] : []
  })
  const complete = readings.flatMap(({ product, reading: { code, accessories, notes } }) =>
    code === null ? [] : [{ match: { code: [code, ...accessories].join(' '), product }, notes }],
  )
  const [whole, ...others] = complete
  if (whole && others.length === 0) return { status: 'found', match: whole.match, explanation: sentence(whole.notes), choices: [] }
  if (whole)
    return near(
      complete.map(({ match }) => match),
      ['几个产品可以这样读'],
    )
  const choices = readings.flatMap(({ product, rule, reading }) => codesWith(rule, reading.choices).map((code) => ({ code, product })))
  if (choices.length > 0) return near(choices, readings[0]?.reading.notes ?? [])
  const spelt = nearestOf(text, neighbours)
  return spelt.length > 0 ? near(spelt, [...widthNotes(text), '没有这样的型号，写法相近的可以选']) : null
}

const near = (choices: readonly IndexedCode[], notes: readonly string[]): Match => ({
  status: 'near',
  match: null,
  explanation: sentence(notes),
  choices: choices.slice(0, MOST_CHOICES),
})

const widthNotes = (text: string): string[] => (/[\uFF01-\uFF5E\u3000]/.test(text) ? ['全角字符已换成半角'] : [])

const sentence = (notes: readonly string[]) => notes.filter(Boolean).join('；')
