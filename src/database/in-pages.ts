import { setImmediate as turn } from 'node:timers/promises'
import type { Where } from 'payload'
import type { DocumentId } from '../lib/document-id'

/** What to ask for next. */
export type Page = { where: Where; sort: 'id' | '-id'; limit: number }

type Options = { where: Where; size: number; newestFirst?: boolean }

/**
 * All documents that a condition lets through, so many at a time. Each page begins behind the last document of the one before: the last
 * one costs no more than the first, and whatever is written meanwhile, none comes twice. Between two pages others get their turn, which the
 * embedded database, that answers at once, gives to nobody.
 *
 * @param read asks for a page
 */
export async function* inPages<D extends { id: DocumentId }>(
  { where, size, newestFirst = false }: Options,
  read: (page: Page) => Promise<D[]>,
) {
  const sort = newestFirst ? '-id' : 'id'
  let rest = where
  for (;;) {
    const docs = await read({ where: rest, sort, limit: size })
    if (docs.length > 0) yield docs
    const last = docs.at(-1)
    if (docs.length < size || !last) return
    await turn()
    const behind: Where = { id: newestFirst ? { less_than: last.id } : { greater_than: last.id } }
    rest = Object.keys(where).length > 0 ? { and: [where, behind] } : behind
  }
}
