import 'server-only'
import { getCms } from '../cms'
import type { Finder } from '../database/finding/finder'
import { finderOf } from '../database/finding/reader'
import { searched } from '../finding/describe-document'
import { type Interpretation, interpret } from '../finding/interpret'
import { namedCodes } from '../finding/named-codes'
import { noteReads } from '../lib/content-reads.mjs'
import { toKeyword } from '../lib/keyword'
import { getLexicon } from './search-lexicon'

/** How a search is understood, and where it is looked for; what is made of it is made of all that can be found. */
export async function understand(text: string): Promise<{ finder: Finder; meant: Interpretation }> {
  noteReads([...Object.keys(searched), 'code-aliases'])
  const [cms, lexicon] = await Promise.all([getCms(), getLexicon()])
  const finder = finderOf(cms)
  const keyword = toKeyword(text)
  return { finder, meant: await interpret(keyword, finder, lexicon, await namedCodes(cms, keyword)) }
}
