import 'server-only'
import { indexRules, locationOf, matchingRule } from '../domain/redirect-rules'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { visitor } from './viewer'

/** Where an address has moved to, ready for the header `Location`. */
export type Redirect = { to: string; isPermanent: boolean }

const loadRules = memoisedByVersion(async () => {
  const { docs } = await find(visitor, {
    collection: 'redirects',
    select: { from: true, to: true, isPermanent: true },
    sort: ['from'],
    pagination: false,
  })
  return indexRules(docs.map(({ from, to, isPermanent }) => ({ from, to, isPermanent: isPermanent === true })))
})

/**
 * Where editors want visitors of an address to go for which the site has no page.
 *
 * @param target path and query of the request
 * @returns null when they said nothing about it
 */
export async function findRedirect(target: string): Promise<Redirect | null> {
  const rule = matchingRule(target, await loadRules())
  return rule && { to: locationOf(rule.to), isPermanent: rule.isPermanent }
}
