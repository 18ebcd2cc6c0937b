/**
 * Which new address belongs to an old one. Pure functions: the site asks them for visitors, the admin checks with them
 * what editors enter.
 */

/** Where an old address leads; `from` and `to` as editors entered them. */
export type RedirectRule = { from: string; to: string; isPermanent: boolean }

/** An address of this site, read: its path in plain characters, without a slash at its end, and its parameters. */
export type SiteAddress = { path: string; params: readonly (readonly [name: string, value: string])[] }

const NOT_IN_ADDRESSES = /[\s\\\p{Cc}]/u

/** Reads an address of this site; null for anything else. What browsers read alike is alike here. */
export function parseSiteAddress(text: string): SiteAddress | null {
  if (!text.startsWith('/') || text.startsWith('//') || NOT_IN_ADDRESSES.test(text)) return null
  try {
    const { pathname, searchParams } = new URL(text, 'http://localhost')
    const path = decodeURIComponent(pathname).replace(/(?<=.)\/+$/, '')
    if (path.startsWith('//') || NOT_IN_ADDRESSES.test(path.replaceAll(' ', ''))) return null
    return { path, params: [...searchParams] }
  } catch {
    return null
  }
}

/** The one way to write an old address, so that the same is not entered twice; null when it is none. */
export function normalOldAddress(text: string): string | null {
  const address = parseSiteAddress(text)
  if (!address) return null
  const query = new URLSearchParams(address.params.map(([name, value]) => [name, value]))
  query.sort()
  return `${encodedPath(address.path)}${query.size > 0 ? `?${query}` : ''}`
}

/** Chinese stays legible; what would be read as something else is encoded. */
const encodedPath = (path: string) => path.replace(/[%?#\s]/g, encodeURIComponent)

/** Rules by the path that they are for, those that say most first. */
export type RuleIndex = ReadonlyMap<string, readonly { rule: RedirectRule; params: SiteAddress['params'] }[]>

/** Makes rules quick to find. */
export function indexRules(rules: readonly RedirectRule[]): RuleIndex {
  const index = new Map<string, { rule: RedirectRule; params: SiteAddress['params'] }[]>()
  for (const rule of rules) {
    const from = parseSiteAddress(rule.from)
    if (from) index.set(from.path, [...(index.get(from.path) ?? []), { rule, params: from.params }])
  }
  for (const entries of index.values()) entries.sort((one, other) => other.params.length - one.params.length)
  return index
}

/**
 * The rule for an address that has no page: same path, and every parameter of the rule among those of the address. Of
 * several, the one that says most; so a rule with a query goes before one for the path alone, and parameters that
 * somebody added for statistics don't matter.
 */
export function matchingRule(target: string, index: RuleIndex): RedirectRule | null {
  const address = parseSiteAddress(target)
  const entries = address ? index.get(address.path) : undefined
  return entries?.find(({ params }) => params.every((param) => isAmong(param, address)))?.rule ?? null
}

const isAmong = ([name, value]: SiteAddress['params'][number], address: SiteAddress | null) =>
  address?.params.some((param) => param[0] === name && param[1] === value) ?? false

/**
 * The round that a rule would send visitors on, as the addresses on the way; null when it leads somewhere.
 *
 * @param others the rules that there are already, without this one
 */
export function loopOf(rule: RedirectRule, others: readonly RedirectRule[]): string[] | null {
  const index = indexRules([rule, ...others])
  const way = [rule.from]
  let next: RedirectRule | null = rule
  while (next && way.length <= others.length + 1) {
    way.push(next.to)
    next = matchingRule(next.to, index)
    if (next === rule) return way
  }
  // A round among the others is not this rule's.
  return null
}

/** An address for the header `Location`, which takes ASCII only. */
export function locationOf(to: string): string {
  if (!to.startsWith('/')) return new URL(to).href
  const { pathname, search, hash } = new URL(to, 'http://localhost')
  return `${pathname}${search}${hash}`
}
