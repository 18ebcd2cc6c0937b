import 'server-only'
import { searchedTerm } from '../domain/searched-term'
import { formatDateTime } from '../lib/dates'
import { inBatches } from './in-batches'
import { isCountable } from './is-countable'
import { PendingCounts } from './pending-counts'
import { type CountedTerm, storeSearchTerms } from './search-term-store'
import { TermsOfVisitors } from './terms-of-visitors'

/** What is above waits for nothing: it is not counted. Each of them is searched once to see what it finds. */
const MAX_PENDING = 200

const add = inBatches({
  counts: new PendingCounts<CountedTerm>(MAX_PENDING, ({ day, term }) => `${day} ${term}`),
  store: storeSearchTerms,
  name: 'search terms',
})
const visitors = new TermsOfVisitors()

/** A search as a browser reports it; of the visitor nothing is kept. */
type Search = { text: string; address: string; headers: Headers }

/**
 * Counts a search of today (in Shanghai), once a day for an address (record 0066). What could be personal is not counted, nor are robots,
 * other sites and people who ask not to be followed.
 */
export function countSearch({ text, address, headers }: Search): void {
  const term = searchedTerm(text)
  if (term === null || !isCountable(headers)) return
  const day = formatDateTime(new Date().toISOString()).slice(0, 10)
  if (visitors.isNew({ day, address, term })) add({ day, term, count: 1 })
}
