import 'server-only'
import { getCms } from '../cms'
import type { Finder } from '../database/finding/finder'
import { finderOf } from '../database/finding/reader'
import { searched } from '../finding/describe-document'
import { type Interpretation, interpret, literally, type NamedCode } from '../finding/interpret'
import { codesBeginning, isBeginning, namedCodes } from '../finding/named-codes'
import { rememberingFinder } from '../finding/remembering-finder'
import { noteReads } from '../lib/content-reads.mjs'
import { toKeyword } from '../lib/keyword'
import { getLexicon } from './search-lexicon'

type Understood = { finder: Finder; meant: Interpretation }

/** How a search is understood, and where it is looked for; what is made of it is made of all that can be found. */
export async function understand(text: string): Promise<Understood> {
  const { cms, lexicon, finder, keyword } = await spaceOf(text)
  return { finder, meant: await interpret(keyword, finder, lexicon, await namedCodes(cms, keyword)) }
}

/**
 * The same of what is typed so far, with order codes: those that it is, else those that begin so. What begins a code has no mistakes, and is nothing
 * else until it goes on otherwise.
 *
 * @param most so many codes that begin so
 */
export async function understandTyped(text: string, most: number): Promise<Understood & { codes: readonly NamedCode[]; isCode: boolean }> {
  const { cms, lexicon, finder, keyword } = await spaceOf(text)
  const named = await namedCodes(cms, keyword)
  const codes = named.length > 0 ? named : await codesBeginning(cms, text, most)
  const isCode = named.length === 0 && isBeginning(keyword, codes)
  return { finder, codes, isCode, meant: isCode ? literally(keyword, lexicon) : await interpret(keyword, finder, lexicon, named) }
}

async function spaceOf(text: string) {
  noteReads([...Object.keys(searched), 'code-aliases'])
  const [cms, lexicon] = await Promise.all([getCms(), getLexicon()])
  return { cms, lexicon, finder: rememberingFinder(finderOf(cms)), keyword: toKeyword(text) }
}
