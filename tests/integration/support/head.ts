/** What the head of a served page says, read from its HTML. */

const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" })[name] ?? '')

/** The value of an attribute of the first element that the pattern finds; null without one. */
function attribute(html: string, element: RegExp, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(element.exec(html)?.[0] ?? '')?.[1]
  return value === undefined ? null : plain(value)
}

export const titleOf = (html: string): string => plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

export const canonicalOf = (html: string): string | null => attribute(html, /<link rel="canonical"[^>]*>/, 'href')

export const feedOf = (html: string): string | null => attribute(html, /<link rel="alternate" type="application\/rss\+xml"[^>]*>/, 'href')

/** A meta element by its `name` or `property`. */
export const metaOf = (html: string, name: string): string | null =>
  attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), 'content')

/** Structured data of a page, parsed. */
export const factsOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ''))

/** The one of a type. */
export const factOf = (html: string, type: string) => factsOf(html).find((fact) => fact['@type'] === type)
