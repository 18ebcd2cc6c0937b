import type { Attribute, CodeAlias, Document, Product, Synonym } from '../payload-types'
import type { SheetField } from './sheet-field'

/** What can be exported and imported. */
export type Contents = {
  products: Product
  documents: Document
  'code-aliases': CodeAlias
  attributes: Attribute
  synonyms: Synonym
}
export type SheetCollection = keyof Contents

/** Of these, what has no drafts: it is seen as soon as it is written. */
export type Undrafted = Exclude<SheetCollection, 'products' | 'documents'>

/** The part of a document that is known whatever it is. */
export type Stored = Pick<Product, 'id' | 'updatedAt'> & Partial<Pick<Product, 'deletedAt' | '_status'>>

/** How documents of a collection stand in a sheet. */
export type SheetKind<D extends Stored> = {
  slug: SheetCollection
  /** The sheet's name, and what a row is called. */
  noun: string
  keyColumn: string
  /** The number that rows are found again by. */
  keyOf: (doc: D) => string
  /** What two ways of writing a number have in common; without it, each way is another number. */
  foldKey?: (key: string) => string
  /** Without drafts there is no status: what is imported is seen at once. */
  hasDrafts: boolean
  /** What a row is called in a report, which says its number below. */
  titleOf: (doc: Partial<D>, number: string) => string
  fields: readonly SheetField<D>[]
  /** Why there can't be a new document of this number, which may be empty; null when there can. */
  newKeyProblem: (key: string) => string | null
}

export const STATUS = '状态'
export const PUBLISHED = '已发布'
export const DRAFT = '草稿'

/** A newest version that visitors see, or one that they don't see (yet). */
export const statusOf = ({ _status }: Pick<Stored, '_status'>) => (_status === 'published' ? PUBLISHED : DRAFT)

/** The headings, in their order. */
export function headingsOf<D extends Stored>({ keyColumn, fields, hasDrafts }: SheetKind<D>): string[] {
  const [title, ...others] = fields.map(({ columns }) => columns)
  return [keyColumn, ...(title ?? []), ...(hasDrafts ? [STATUS] : []), ...others.flat()]
}

/** Documents as a sheet, headings first. */
export function toSheetRows<D extends Stored>(kind: SheetKind<D>, docs: readonly D[]): string[][] {
  const rows = docs.map((doc) => {
    const [title, ...others] = kind.fields.map((field) => field.write(doc))
    return [kind.keyOf(doc), ...(title ?? []), ...(kind.hasDrafts ? [statusOf(doc)] : []), ...others.flat()]
  })
  return [headingsOf(kind), ...rows]
}
