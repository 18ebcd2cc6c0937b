import { foldName, foldText } from './fold'
import { spellingOf } from './pinyin'

/** What can be found, in the order in which equals stand. */
export const kinds = ['product', 'category', 'document', 'solution', 'story', 'news'] as const
export type FoundKind = (typeof kinds)[number]

/** What a document of the site says of itself. */
export type Described = {
  kind: FoundKind
  /** Public, as it stands in addresses. */
  number: string
  title: string
  /** Of a product; else empty. */
  model: string
  /** Further names: the kind of a document, a number of another system. */
  names: readonly string[]
  /** Parameters and what they are called, the second title: what is short and names things. */
  details: readonly string[]
  /** Numbers with units, as `quantitiesIn` writes them. */
  quantities: readonly string[]
  /** All else that is read, and the pages of a PDF. */
  texts: readonly string[]
}

/** The same as it is searched (record 0062). */
export type Entry = {
  kind: FoundKind
  number: string
  title: string
  model: string
  /** Its names as one word each; whoever types one of them, or begins to, means it. */
  keys: string[]
  name: string
  spelling: string
  details: string
  quantities: string[]
  texts: string
}

/** More of a text is not searched. */
const LONGEST_DETAILS = 8_000
const LONGEST_TEXTS = 120_000

export function entryOf({ kind, number, title, model, names, details, quantities, texts }: Described): Entry {
  const { full, initials } = spellingOf([title, ...names].join(' '))
  const keys = [model, title, ...names].map(foldName).filter(Boolean)
  return {
    ...{ kind, number, title, model },
    keys: [...new Set(keys)],
    // A name never goes on in the next one.
    name: [title, ...(title.includes(model) ? [] : [model]), ...names].map(foldName).join('·'),
    spelling: full === '' ? '' : `${full}·${initials}`,
    details: foldText(details.join(' · ')).slice(0, LONGEST_DETAILS),
    quantities: [...new Set(quantities)],
    texts: foldText(texts.join(' · ')).slice(0, LONGEST_TEXTS),
  }
}
