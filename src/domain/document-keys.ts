/** How a document is named in the table of references: `media/12`; a global by its name alone: `home-page`. */
export const keyOf = (slug: string, id?: number | string): string => (id === undefined ? slug : `${slug}/${id}`)

/** A key in its parts. */
export function partsOf(key: string): { slug: string; id: string | undefined } {
  const [slug = '', id] = key.split('/')
  return { slug, id }
}

/** How an address names the document that it shows, by one of its fields: `news.articleId=7`. */
export const shownKey = (collection: string, field: string, value: string): string => `${collection}.${field}=${value}`
