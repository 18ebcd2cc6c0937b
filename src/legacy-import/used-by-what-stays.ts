import type { BasePayload } from 'payload'
import { inPages } from '../database/in-pages'
import type { Entry } from './journal/journal'

const PAGE = 500

const documentKey = ({ place, document }: Pick<Entry, 'place' | 'document'>) => `${place}/${document}`

/**
 * Which documents of an import can't be taken away: what something uses that no import of this kind has made (an editor's product, a page), and the categories of
 * whatever stays, which nothing is without. What stays may link to what goes: that is then a link that leads nowhere, as the checks of links say.
 *
 * @param made documents that the import has made
 * @param kept keys of entries that stay in any case
 * @returns keys of entries
 */
export async function usedByWhatStays(payload: BasePayload, made: readonly Entry[], kept: ReadonlySet<string>): Promise<Set<string>> {
  const ofImport = new Map(made.map((entry) => [documentKey(entry), entry]))
  const uses = await usesOf(payload)
  const usedBy = (holders: readonly string[]) =>
    holders.flatMap((holder) => [...(uses.get(holder) ?? [])]).filter((key) => ofImport.has(key))
  const staying = new Set(made.filter(({ key }) => kept.has(key)).map(documentKey))
  for (const key of usedBy([...uses.keys()].filter((holder) => !ofImport.has(holder)))) staying.add(key)
  // A set is walked through to what is added meanwhile: categories of categories, too.
  for (const key of staying) for (const used of usedBy([key]).filter(isCategory)) staying.add(used)
  return new Set([...staying].flatMap((key) => ofImport.get(key)?.key ?? []))
}

const isCategory = (key: string) => /^[a-z]+-categories\//.test(key)

/** By what uses them: the documents that are used. */
async function usesOf(payload: BasePayload): Promise<Map<string, Set<string>>> {
  const uses = new Map<string, Set<string>>()
  const options = { collection: 'content-references', depth: 0, pagination: false, overrideAccess: true } as const
  // What is named in addresses can be led elsewhere.
  const where = { address: { exists: false } }
  for await (const rows of inPages({ where, size: PAGE }, async (page) => (await payload.find({ ...options, ...page })).docs)) {
    for (const { holder, document } of rows) if (document) uses.set(holder, (uses.get(holder) ?? new Set<string>()).add(document))
  }
  return uses
}
