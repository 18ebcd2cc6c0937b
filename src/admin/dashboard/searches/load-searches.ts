import { type SearchTermSum, sumSearchTerms } from '../../../database/search-term-sums'
import { lastDays } from '../page-views/days'
import type { Reader } from '../reader'
import { UNFOLDED } from '../unfolded'

/** What was searched in the last 30 days, by at least a few visitors. */
export type SearchReport = {
  /** The first of those that found something. */
  most: SearchTermSum[]
  /** What found nothing the last time, the most wanted first. */
  unfound: SearchTermSum[]
  /** Of those, what editors have put away. */
  ignored: SearchTermSum[]
}

const DAYS = 30
const LISTED = 10

/** What fewer visitors have searched is shown to nobody: it may be a name (record 0066). */
export const FEWEST = 3

export async function loadSearches({ payload }: Reader): Promise<SearchReport> {
  const sums = await sumSearchTerms(payload, { since: lastDays(DAYS)[0] ?? '', fewest: FEWEST })
  const unfound = sums.filter(({ found }) => found === 0)
  return {
    most: sums.filter(({ found }) => found > 0).slice(0, LISTED),
    unfound: unfound.filter(({ isIgnored }) => !isIgnored).slice(0, UNFOLDED),
    ignored: unfound.filter(({ isIgnored }) => isIgnored).slice(0, UNFOLDED),
  }
}
