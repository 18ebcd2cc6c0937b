import type { FlattenedField } from 'payload'
import { z } from 'zod'
import type { DocumentId } from '../../lib/document-id'
import type { Medium } from '../files/media-store'
import { addressesIn } from '../html/places'
import { richTextOfHtml } from '../html/rich-text-of-html'
import { fingerprint } from '../journal/fingerprint'
import type { ParameterRow, Remark } from '../map/wanted'
import { DOCUMENT_FILE, type Linking, linkTarget } from './links'

const named = z.strictObject({ $document: z.object({ collection: z.string(), key: z.string() }) })
const medium = z.strictObject({ $medium: z.object({ address: z.string(), alt: z.string() }) })
const html = z.strictObject({ $html: z.object({ html: z.string(), alt: z.string() }) })
const attachment = z.strictObject({ $attachment: z.object({ address: z.string(), alt: z.string() }) })
const row = z.object({ group: z.string(), name: z.string(), value: z.string(), unit: z.string(), attributes: z.array(z.string()) })
const parameters = z.strictObject({ $parameters: z.array(row) })

/** What a document's fields are made of besides plain values. */
export type Surroundings = {
  linking: Linking
  medium: (address: string, alt: string) => Promise<Medium | null>
  placeholder: () => Promise<Medium | null>
  /** Finds, or makes, the document of a file that a text or a page names. */
  fileDocument: (address: string, alt: string) => Promise<DocumentId | null>
  /** A document by its key; makes what an import adds by itself. */
  document: (collection: string, key: string) => Promise<{ id: DocumentId | null; isExpected: boolean }>
  typed: (rows: readonly ParameterRow[], fields: Record<string, unknown>, remarks: Remark[]) => Record<string, unknown>[]
}

/** A field as it can be written, and what it depends on besides its source: with that it changes, too. */
type Resolved = { value: unknown; depends: unknown[] }

/** Fields as they can be written, with a fingerprint of the source of each. */
export type ResolvedFields = { data: Record<string, unknown>; prints: Record<string, string> }

/**
 * Puts in what is only known here: ids, media, rich texts, attributes. What can't be had leaves its place empty, and is written as soon as
 * a later import finds it.
 *
 * @param fields of the collection
 */
export async function resolveFields(
  wanted: Record<string, unknown>,
  fields: readonly FlattenedField[],
  surroundings: Surroundings,
  remarks: Remark[],
): Promise<ResolvedFields> {
  const result: ResolvedFields = { data: {}, prints: {} }
  for (const [name, value] of Object.entries(wanted)) {
    const field = fields.find((candidate) => candidate.name === name)
    const isRequired = field !== undefined && 'required' in field && field.required === true
    const context = { surroundings, remarks, isRequired, data: result.data }
    const isLacking = value === null && isRequired && field?.type === 'upload'
    const { value: resolved, depends } = isLacking ? await standIn(context) : await resolve(value, context)
    result.data[name] = resolved
    result.prints[name] = fingerprint([value, depends])
  }
  return result
}

type Context = { surroundings: Surroundings; remarks: Remark[]; isRequired: boolean; data: Record<string, unknown> }

async function resolve(value: unknown, context: Context): Promise<Resolved> {
  if (Array.isArray(value)) return resolveAll(value, context)
  if (typeof value !== 'object' || value === null) return { value, depends: [] }
  const toDocument = named.safeParse(value).data?.$document
  if (toDocument) return resolveDocument(toDocument, context)
  const toMedium = medium.safeParse(value).data?.$medium
  if (toMedium) return resolveMedium(toMedium, context)
  const ofHtml = html.safeParse(value).data?.$html
  if (ofHtml) return resolveHtml(ofHtml, context)
  const toFile = attachment.safeParse(value).data?.$attachment
  if (toFile) return resolveAttachment(toFile, context)
  const rows = parameters.safeParse(value).data?.$parameters
  if (!rows) return { value, depends: [] }
  const typed = context.surroundings.typed(rows, context.data, context.remarks)
  return { value: typed, depends: typed.map(({ attributes }) => attributes) }
}

/** What is missing in a list is left out of it. */
async function resolveAll(values: readonly unknown[], context: Context): Promise<Resolved> {
  const all = await Promise.all(values.map((value) => resolve(value, { ...context, isRequired: false })))
  return { value: all.map(({ value }) => value).filter((value) => value !== null), depends: all.flatMap(({ depends }) => depends) }
}

async function resolveDocument(
  { collection, key }: { collection: string; key: string },
  { surroundings, remarks }: Context,
): Promise<Resolved> {
  const { id, isExpected } = await surroundings.document(collection, key)
  if (id === null && !isExpected) remarks.push({ kind: 'missing-document', about: `${collection} ${key}` })
  return { value: id, depends: [id !== null || isExpected] }
}

/** A picture that there must be, and that the source doesn't have. */
async function standIn({ surroundings, remarks }: Context): Promise<Resolved> {
  remarks.push({ kind: 'made-up', about: '图片' })
  return { value: (await surroundings.placeholder())?.id ?? null, depends: [] }
}

async function resolveMedium({ address, alt }: { address: string; alt: string }, context: Context): Promise<Resolved> {
  const found = await context.surroundings.medium(address, alt)
  if (found) return { value: found.id, depends: [found.sha256] }
  const placeholder = context.isRequired ? await context.surroundings.placeholder() : null
  return { value: placeholder?.id ?? null, depends: ['missing'] }
}

async function resolveHtml({ html: text, alt }: { html: string; alt: string }, { surroundings, remarks }: Context): Promise<Resolved> {
  const { media, links } = addressesIn(text)
  const found = new Map<string, Medium | null>()
  await Promise.all([...media].map(async ([address, words]) => found.set(address, await surroundings.medium(address, words || alt))))
  const files = [...links].filter((address) => isFileOfSource(address, surroundings.linking))
  const documents = await Promise.all(files.map((address) => surroundings.fileDocument(address, alt)))
  const { value, remarks: said } = richTextOfHtml(text, {
    medium: (address) => found.get(address) ?? null,
    link: (address) => linkTarget(address, surroundings.linking),
  })
  remarks.push(...said)
  return { value, depends: [...[...found.values()].map((one) => one?.sha256 ?? 'missing'), ...documents.map((id) => id !== null)] }
}

async function resolveAttachment({ address, alt }: { address: string; alt: string }, { surroundings }: Context): Promise<Resolved> {
  const path = surroundings.linking.source.resolve(address)?.pathname ?? address
  if (!DOCUMENT_FILE.test(path)) {
    const found = await surroundings.medium(address, alt)
    if (found) return { value: { relationTo: 'media', value: found.id }, depends: [found.sha256] }
  }
  const id = await surroundings.fileDocument(address, alt)
  return { value: id === null ? null : { relationTo: 'documents', value: id }, depends: [id !== null] }
}

function isFileOfSource(address: string, { source }: Linking): boolean {
  const url = source.resolve(address)
  return url !== null && source.isOfSource(url) && DOCUMENT_FILE.test(url.pathname)
}
