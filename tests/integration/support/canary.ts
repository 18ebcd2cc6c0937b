/** Texts that aren't words: choices, dates, and what belongs to a file. */
const choices = new Set([
  'placement',
  'tone',
  'kind',
  'icon',
  'use',
  '_status',
  'relationTo',
  'globalType',
  'createdAt',
  'updatedAt',
  'publishedAt',
])
const ofFiles = new Set(['filename', 'edition', 'mimeType', 'url', 'thumbnailURL'])

/**
 * The same data with a canary in every text that an editor can write: titles, paragraphs of rich text, addresses.
 *
 * @param data of a document or a global, relations as ids
 */
export function withCanary(data: object, canary: string): object {
  const isFile = 'mimeType' in data
  return Object.fromEntries(
    Object.entries(data)
      .filter(([name]) => !(isFile && ofFiles.has(name)))
      .map(([name, value]) => [name, choices.has(name) || name === 'id' ? value : marked(value, canary)]),
  )
}

function marked(value: unknown, canary: string): unknown {
  if (typeof value === 'string') return markedText(value, canary)
  if (Array.isArray(value)) return value.map((item) => marked(item, canary))
  if (typeof value !== 'object' || value === null) return value
  return 'root' in value ? markedRichText(value, canary) : withCanary(value, canary)
}

/** The id of another document, in MongoDB. */
const ID = /^[0-9a-f]{24}$/

function markedText(text: string, canary: string): string {
  if (ID.test(text)) return text
  return /^(\/|https:)/.test(text) ? `${text}${text.includes('?') ? '&' : '?'}${encodeURIComponent(canary)}` : `${text}${canary}`
}

/** Of rich text only the words: the rest is its structure. */
function markedRichText(value: unknown, canary: string): unknown {
  if (Array.isArray(value)) return value.map((item) => markedRichText(item, canary))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === 'text' && typeof child === 'string' ? child + canary : markedRichText(child, canary),
    ]),
  )
}
