import type { ImportedCollection, Place } from '../../import-orders/places'
import type { RemarkKind } from '../remark'

/** A document that is named by its public number, in a field that holds a relation. */
export type NamedDocument = { $document: { collection: ImportedCollection; key: string } }

/** A picture or a video, by its address; `alt` where nothing else says what it shows. */
export type NamedMedium = { $medium: { address: string; alt: string } }

/** A text of HTML; `alt` as of media, for its pictures. */
export type NamedHtml = { $html: { html: string; alt: string } }

/** A file that is attached to a page: a document of the download centre, or one that is made for it. */
export type NamedAttachment = { $attachment: { address: string; alt: string } }

/** Parameters whose attributes are looked for here. */
export type NamedParameters = { $parameters: ParameterRow[] }
export type ParameterRow = { group: string; name: string; value: string; unit: string; attributes: string[] }

/** Something about a document that somebody should know. */
export type Remark = { kind: RemarkKind; about: string }

/**
 * What a document should be, as its source says it: values, and in their places what is only known when it is written (`$…`). It is
 * plain data, so that it can be compared with what it was at another time.
 */
export type Wanted = {
  place: Place
  /** By which it is known again: the public number, or what stands for one. */
  key: string
  title: string
  fields: Record<string, unknown>
  /** Fields that the source didn't tell this time (spec: moving/not-told): written where the document is made, left alone where it is there. */
  untold?: readonly string[]
  /** The file of a document that is one. */
  file?: { address: string; name: string }
  remarks: Remark[]
}

export const document = (collection: ImportedCollection, key: number | string): NamedDocument => ({
  $document: { collection, key: String(key) },
})

/** Nothing for no address. */
export const medium = (address: string | null, alt: string): NamedMedium | null => (address === null ? null : { $medium: { address, alt } })

/** Of fields that may come of a detail that could not be read: those that there is nothing for. */
export const namesOfEmpty = (fields: Record<string, unknown>): string[] =>
  Object.keys(fields).filter((name) => fields[name] === null || fields[name] === '')

/** Nothing for an empty text. */
export const html = (text: string, alt: string): NamedHtml | null => (text.trim() === '' ? null : { $html: { html: text, alt } })
