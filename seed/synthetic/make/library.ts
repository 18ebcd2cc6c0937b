/** A database id: a number in SQLite, a text in MongoDB. */
export type Id = number | string

/** What synthetic documents refer to. */
export type Library = {
  /** The subcategories of products, with their public numbers. */
  categories: readonly { id: Id; number: number }[]
  /** Download categories by their public numbers. */
  downloadCategories: ReadonlyMap<number, Id>
  /** Attributes by their keys. */
  attributes: ReadonlyMap<string, Id>
  pictures: readonly Id[]
  documents: readonly Id[]
}

/** What is stored of a document: its fields, as Payload's adapter takes them. */
export type StoredFields = { [field: string]: unknown }

/** The one with a number, beginning again where there are no more; nothing when there is none. */
export const wrapped = (ids: readonly Id[], number: number): Id | undefined => ids[(number - 1) % ids.length]

/** The id of a row or node within a document: unlike any that is made of a time. */
export const partId = (n: number, part: number) => `ffff${n.toString(16).padStart(10, '0')}${part.toString(16).padStart(10, '0')}`
