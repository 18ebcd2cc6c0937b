/** The page that shows products beside one another (spec: comparison/page). */
export const COMPARE_PATH = '/Compare'

/** So many stand beside one another; what an address names besides is told, and stays in it. */
export const MOST_COLUMNS = { desktop: 4, mobile: 2 } as const

/** So many of an address are read. */
export const MOST_ENTRIES = 12

/** No order code is longer, however it is written. */
const LONGEST_ENTRY = 200

/**
 * The products and order codes that an address names, in its order, each once.
 *
 * @param texts all values of its parameter: a form sends several, links join them by commas
 */
export const readEntries = (texts: readonly string[]): string[] => namedEntries(texts).slice(0, MOST_ENTRIES)

/** What an address names beyond those (spec: comparison/named). */
export const leftOutEntries = (texts: readonly string[]): string[] => namedEntries(texts).slice(MOST_ENTRIES)

function namedEntries(texts: readonly string[]): string[] {
  const entries = texts.flatMap((text) => text.split(',').map((entry) => visible(unescaped(entry))))
  const named = new Map(
    entries.filter((entry) => entry !== '' && entry.length <= LONGEST_ENTRY).map((entry) => [entry.toLowerCase(), entry]),
  )
  return [...named.values()]
}

/** The query of these entries. */
export const entriesQuery = (entries: readonly string[]): string =>
  new URLSearchParams({ ids: entries.map(escaped).join(',') }).toString().replaceAll('%2C', ',')

/** The page with these entries. */
export const compareHref = (entries: readonly string[]): string =>
  entries.length > 0 ? `${COMPARE_PATH}?${entriesQuery(entries)}` : COMPARE_PATH

/** Without what nobody sees: an entry is named where it isn't found. */
const visible = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Entries are joined by commas, which a code may have, too. */
const escaped = (entry: string) => entry.replaceAll('%', '%25').replaceAll(',', '%2C')
const unescaped = (text: string) => text.replaceAll('%2C', ',').replaceAll('%25', '%')
