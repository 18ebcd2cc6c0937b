import type { Finder } from '../database/finding/finder'
import { clauseOf, conditionOf, type Level } from '../domain/search/condition'
import { correctionOf, wholePieces } from '../domain/search/correct'
import { type Lexicon, SPELLING } from '../domain/search/lexicon'
import { type Query, readQuery, type Token } from '../domain/search/query'
import { relaxed } from '../domain/search/relax'
import type { DocumentId } from '../lib/document-id'

/** What was typed is one of our order codes, or one that others write for it. */
export type NamedCode = {
  product: DocumentId
  /** Ours, as it is printed. */
  code: string
  /** What it stands for; null when it is ours. */
  of: string | null
  /** Who makes that; empty when it is an old one of ours. */
  maker?: string
}

/** How a search is understood. */
export type Interpretation = {
  query: Query
  /** Whether Latin letters spell Chinese. */
  withSpelling: boolean
  /** What it was taken for where nothing has it as it was typed; else null. */
  correctedTo: string | null
  /** Order codes that are just this. */
  codes: readonly NamedCode[]
}

/** So many names are compared with a word that nothing has. */
const MOST_COMPARED = 300

/**
 * Reads a search in the first way that finds anything: as it stands; with Latin letters that spell Chinese; with its mistakes mended; in
 * smaller pieces. What nothing is found for stays as it stands.
 */
export async function interpret(text: string, finder: Finder, lexicon: Lexicon, codes: readonly NamedCode[] = []): Promise<Interpretation> {
  const literal = literally(text, lexicon, codes)
  const { query } = literal
  if (query.tokens.length === 0 || codes.length > 0) return literal
  const found =
    (await firstFinding(query, finder)) ?? (await corrected(query, finder, lexicon)) ?? (await inPieces(text, query, finder, lexicon))
  return found ?? literal
}

/** As it stands, whether or not that finds anything. */
export const literally = (text: string, lexicon: Lexicon, codes: readonly NamedCode[] = []): Interpretation => ({
  query: readQuery(text, lexicon),
  withSpelling: false,
  correctedTo: null,
  codes,
})

async function firstFinding(query: Query, finder: Finder): Promise<Interpretation | null> {
  const canSpell = query.tokens.some(({ text }) => SPELLING.test(text))
  for (const withSpelling of canSpell ? [false, true] : [false]) {
    const finds = (level: Level) => finder.finds(conditionOf(query, level, withSpelling))
    // What has a name is found at once, and mostly there is one.
    if ((await finds('name')) || (await finds('texts'))) return { query, withSpelling, correctedTo: null, codes: [] }
  }
  return null
}

async function inPieces(text: string, query: Query, finder: Finder, lexicon: Lexicon): Promise<Interpretation | null> {
  const smaller = relaxed(text, query, lexicon)
  return smaller && firstFinding(smaller, finder)
}

async function corrected(query: Query, finder: Finder, lexicon: Lexicon): Promise<Interpretation | null> {
  const words = await Promise.all(query.tokens.map((token) => mended(token, finder, lexicon)))
  if (words.every((word, index) => word === query.tokens[index]?.text)) return null
  const correctedTo = words.join(' ')
  const found = await firstFinding(readQuery(correctedTo, lexicon), finder)
  return found && { ...found, correctedTo }
}

/** A word that something has stays as it is. */
async function mended(token: Token, finder: Finder, lexicon: Lexicon): Promise<string> {
  const isKnown = await finder.finds([clauseOf(token, 'details', true)])
  if (isKnown) return token.text
  const near = await finder.near(wholePieces(token.text), MOST_COMPARED)
  return correctionOf(token, near, lexicon)?.printed ?? token.text
}
