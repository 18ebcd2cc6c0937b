import type { BasePayload } from 'payload'
import { z } from 'zod'
import type { Finder } from '../database/finding/finder'
import { finderOf } from '../database/finding/reader'
import { makeLexicon } from '../domain/search/lexicon'
import { type Interpretation, interpret } from './interpret'
import { namedCodes } from './named-codes'
import { rankedList } from './ranked-list'
import { rememberingFinder } from './remembering-finder'

/** Kinds with a tab of their own among the results. */
const listed = ['product', 'news', 'document'] as const

/** So many of a list are looked at one by one; the others are counted. */
const RANKED = 100

/** How much the three lists find for a search (spec: search/total). */
export async function countFound(finder: Finder, meant: Interpretation): Promise<number> {
  const lists = await Promise.all(listed.map((kind) => rankedList(finder, kind, meant, RANKED)))
  return lists.reduce((sum, { total }) => sum + total, 0)
}

const synonyms = z.array(z.object({ words: z.array(z.object({ word: z.string() })) }))
const categories = z.array(z.object({ name: z.string() }))

/** The same with the words of this moment, for who has just changed them. */
export async function countFoundNow(payload: BasePayload, text: string): Promise<number> {
  const [groups, names, codes] = await Promise.all([
    payload.db.find({ collection: 'synonyms', limit: 0, pagination: false }),
    payload.db.find({ collection: 'product-categories', where: { _status: { equals: 'published' } }, limit: 0, pagination: false }),
    namedCodes(payload, text),
  ])
  const lexicon = makeLexicon(
    synonyms.parse(groups.docs).map(({ words }) => words.map(({ word }) => word)),
    categories.parse(names.docs).map(({ name }) => name),
  )
  const finder = rememberingFinder(finderOf(payload))
  return countFound(finder, await interpret(text, finder, lexicon, codes))
}
