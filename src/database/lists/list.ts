import type { DocumentId } from '../../lib/document-id'
import type { AttributeCondition } from '../finding/attribute-values'

/** What the public lists show, by collection: which text a keyword is looked for in, and what they are filtered by. */
export const listed = {
  products: { text: 'title', flags: ['isHot', 'isNew'], hasCategory: true, hasCover: false },
  news: { text: 'title', flags: ['isNew'], hasCategory: false, hasCover: true },
  stories: { text: 'title', flags: ['isRecommended'], hasCategory: true, hasCover: false },
  trainings: { text: 'title', flags: [], hasCategory: false, hasCover: false },
  documents: { text: 'name', flags: [], hasCategory: true, hasCover: false },
} as const

export type ListedCollection = keyof typeof listed

/** What a list shows of its collection; all of it where nothing is said. */
export type ListFilter = {
  /** Fields with a tick, by their names: with it, or without. What was never ticked is without. */
  flags?: Readonly<Record<string, boolean | undefined>>
  /** Database ids of categories: in one of them. */
  categories?: readonly DocumentId[]
  hasCover?: boolean
  /** Database ids of documents that are left out, a few: they are shown elsewhere. */
  except?: readonly DocumentId[]
  /** Somewhere in the text: every character is literal, letters match in any case (spec: prod-api/text-filters). */
  keyword?: string
  /** Of products alone: they have something for each attribute that meets what is asked of it (record 0064). */
  conditions?: readonly AttributeCondition[]
}

/** In no category, and with a character that no text has and no database takes, nothing is found: it need not be asked. */
export const findsNothing = ({ categories, keyword = '' }: ListFilter): boolean => categories?.length === 0 || keyword.includes('\0')

/** Which rows of a list, from its beginning. */
export type Range = { offset: number; limit: number }

/** Where lists are read: the published documents of a database, in the editors' order (spec: prod-api/order). */
export type ListReader = {
  /** Database ids, and how many there are in all; null for the number where the range is past the end. */
  page: (collection: ListedCollection, filter: ListFilter, range: Range) => Promise<{ ids: DocumentId[]; total: number | null }>
  /** Database ids of the first ones, for who need not know how many there are: to count is most of a page's work where nothing keeps the number. */
  first: (collection: ListedCollection, filter: ListFilter, limit: number) => Promise<DocumentId[]>
  count: (collection: ListedCollection, filter: ListFilter) => Promise<number>
  /** How many order codes the products of a list have (record 0061). */
  orderCodes: (filter: ListFilter) => Promise<number>
  /** How many there are in each category, by its database id; those with none are left out. */
  countByCategory: (collection: ListedCollection, filter: Pick<ListFilter, 'keyword'>) => Promise<ReadonlyMap<DocumentId, number>>
  /** Those whose text has most in common with a word, letter by letter; first those with the rarest of its letters. Database ids. */
  similar: (collection: ListedCollection, word: string, limit: number) => Promise<DocumentId[]>
  /** Public numbers (the field that holds them is named) and last changes, the oldest document first. */
  changes: (collection: ListedCollection, numberField: string, start: Start, limit: number) => Promise<Change[]>
  /** When something of each category changed last, by its database id; of what has no category, by 0. */
  lastChanges: (collection: ListedCollection) => Promise<ReadonlyMap<DocumentId, string>>
}

/** Where to begin: after so many, or after the document of a database id, which costs the same wherever that is. */
export type Start = { offset: number } | { after: DocumentId }

/**
 * @property id of the database
 * @property changedAt day and time as ISO 8601
 */
export type Change = { id: DocumentId; number: string | number; changedAt: string }
