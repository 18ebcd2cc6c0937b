import type { Finder, Found, Range } from '../database/finding/finder'
import { conditionOf, type Level, levels } from '../domain/search/condition'
import type { FoundKind } from '../domain/search/entry'
import { scoreOf } from '../domain/search/score'
import type { DocumentId } from '../lib/document-id'
import type { Interpretation } from './interpret'

/** What was found, and how. */
export type Hit = Found & {
  /** In its names, its parameters, its texts: those of one come before those of the next. */
  level: Level
  score: number
}

/** What is found of one kind: the best of it in order, and how the rest is read. */
export type RankedList = {
  hits: readonly Hit[]
  total: number
  /** Further ones in the editors' order; database ids. */
  rest: (range: Range) => Promise<DocumentId[]>
}

/** So many keys that are what was typed, or begin so, are looked at. */
const MOST_KEYED = 20
const SHORTEST_MODEL = 4
const LONGEST_CODE = 60
/** What an order code that is just this counts more than any name. */
const EXACT_CODE = 100

type Options = {
  /** So many at a level are enough, so that the next one is not searched. */
  enough?: number
  /** What is not searched any more. */
  deepest?: Level
  /** Whether it matters how many there are beyond those that are put in order. */
  isCounted?: boolean
}

const nothing: RankedList = { hits: [], total: 0, rest: async () => [] }

/**
 * Searches one kind. Names are read first, parameters and texts only while fewer than the asked number are found: a word that hundreds of
 * names have needs no text, and what is rare costs little wherever it is looked for.
 *
 * @param most so many are put in order by how well they answer; what is beyond follows in the editors' order
 */
export async function rankedList(
  finder: Finder,
  kind: FoundKind,
  meant: Interpretation,
  most: number,
  { enough = most, deepest = 'texts', isCounted = true }: Options = {},
): Promise<RankedList> {
  const { query, withSpelling, codes } = meant
  if (query.tokens.length === 0) return nothing
  const hits = new Map<DocumentId, Hit>()
  const add = (found: readonly Found[], level: Level, extra = 0) => {
    for (const one of found) if (!hits.has(one.document)) hits.set(one.document, { ...one, level, score: scoreOf(one, query) + extra })
  }
  if (kind === 'product' && codes.length > 0)
    add(
      await finder.these(
        kind,
        codes.map(({ product }) => product),
      ),
      'name',
      EXACT_CODE,
    )
  const found = new Set<DocumentId>()
  const findAt = async (level: Level) => {
    const some = await finder.find(kind, conditionOf(query, level, withSpelling), [...hits.keys()], { offset: 0, limit: most })
    for (const { document } of some) found.add(document)
    return some
  }
  // At the same time, so that it is one question to the database.
  const [first, named, begun] = await Promise.all([
    findAt('name'),
    finder.keyed(kind, { same: namesOf(meant), begin: query.whole }, MOST_KEYED),
    kind === 'product' ? finder.keyed(kind, { same: beginningsOf(query.whole), begin: '' }, MOST_KEYED) : [],
  ])
  add(first, 'name')
  add(named, 'name')
  let last: Level = 'name'
  for (last of levels) {
    if (last !== 'name') add(await findAt(last), last)
    if (hits.size >= enough || last === deepest) break
  }
  const known = [...hits.keys()]
  const wanted = conditionOf(query, last, withSpelling)
  // What was found at one level is found at the next one, too: of the others it has to be asked.
  const others = known.filter((document) => !found.has(document))
  const further = known.length < most || !isCounted ? 0 : (await finder.count(kind, wanted, others)) - found.size
  if (further === 0) add(begun, 'texts')
  const listed = [...hits.keys()]
  return {
    hits: inOrder([...hits.values()]),
    total: listed.length + further,
    rest: async (range) => (further === 0 ? [] : (await finder.find(kind, wanted, listed, range)).map(({ document }) => document)),
  }
}

const inOrder = (hits: readonly Hit[]) =>
  [...hits].sort((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || other.score - one.score)

/** Other words for what was typed. */
function namesOf({ query: { tokens }, withSpelling }: Interpretation): string[] {
  const [token] = tokens
  return tokens.length === 1 && token ? [...token.synonyms, ...(withSpelling ? token.spelt : [])] : []
}

/** Models that a longer code begins with. */
function beginningsOf(whole: string): string[] {
  if (!/^[a-z0-9]+$/.test(whole)) return []
  const letters = [...whole].slice(0, LONGEST_CODE)
  return letters.slice(SHORTEST_MODEL - 1).map((_, index) => letters.slice(0, index + SHORTEST_MODEL).join(''))
}
