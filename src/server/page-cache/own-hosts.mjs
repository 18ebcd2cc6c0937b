/** So many hosts are counted. */
const MOST_COUNTED = 8

/** A host that is asked so many times less than the first one is none of the site's. */
const RARER = 10

/** From here on all counts are halved: a site that moves to another host is not asked for its past. */
const HALVED_FROM = 10_000

/**
 * Which hosts are the site's own. Anybody may ask with any name; pages of other hosts are one-offs of the page cache, so that whoever
 * makes names up pushes out only his own (record 0015).
 *
 * With `SITE_URL` it is that host. Without it, it is those that visitors ask for: of all that are named, the most frequent ones are counted
 * (Misra and Gries, 1982), and those that are not far behind the first one.
 *
 * @param {string} siteUrl empty for none
 * @returns {(host: string) => boolean} is told of each request
 */
export function ownHosts(siteUrl) {
  if (siteUrl) {
    const { host: own } = new URL(siteUrl)
    return (host) => host === own
  }
  /** @type {Map<string, number>} */
  const counts = new Map()
  return (host) => {
    count(counts, host)
    return (counts.get(host) ?? 0) * RARER >= Math.max(...counts.values())
  }
}

/** @param {Map<string, number>} counts @param {string} host */
function count(counts, host) {
  const known = counts.get(host)
  if (known === undefined && counts.size >= MOST_COUNTED) return change(counts, (number) => number - 1)
  counts.set(host, (known ?? 0) + 1)
  if (known === HALVED_FROM) change(counts, (number) => Math.floor(number / 2))
}

/** @param {Map<string, number>} counts @param {(number: number) => number} by */
function change(counts, by) {
  for (const [host, number] of counts) {
    if (by(number) > 0) counts.set(host, by(number))
    else counts.delete(host)
  }
}
