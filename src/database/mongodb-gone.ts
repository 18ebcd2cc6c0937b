import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentId } from '../lib/document-id'
import { isMongoose } from './is-mongoose'

type Deletion = { collection: string; req?: Partial<PayloadRequest> }

const gone = z.object({ id: documentId })
const stored = z.looseObject({ _id: z.unknown() })

/**
 * Takes a document that is deleted out of all that name it, and of their versions, in the same transaction, as the foreign keys of SQLite
 * do: else a version that is restored would name nothing. Texts keep what they name, on both. What names it now keeps staff from
 * deleting it (record 0052), but not what the site itself deletes.
 */
export function withoutGone<A extends { name: string }>(adapter: A): A {
  if (!isMongoose(adapter)) return adapter
  const { deleteOne } = adapter
  Reflect.set(adapter, 'deleteOne', async (args: Deletion) => {
    const deleted: unknown = await Reflect.apply(deleteOne, adapter, [{ ...args, returning: true }])
    if (deleted) await forget(adapter, args, String(gone.parse(deleted).id))
    return deleted
  })
  return adapter
}

async function forget(adapter: MongooseAdapter, { collection, req }: Deletion, id: string): Promise<void> {
  const session = adapter.sessions[(await req?.transactionID) ?? '']
  const options = session ? { session } : {}
  const { collections, globals } = adapter.payload.config
  for (const { slug, flattenedFields } of collections)
    await forgetIn([adapter.collections[slug], adapter.versions[slug]], pathsTo(collection, flattenedFields), id, options)
  for (const { slug, flattenedFields } of globals)
    await forgetIn([adapter.globals.discriminators?.[slug], adapter.versions[slug]], pathsTo(collection, flattenedFields), id, options)
}

type Model = Pick<MongooseAdapter['collections'][string], 'find' | 'collection'>

async function forgetIn(
  [current, versions]: readonly [current: Model | undefined, versions: Model | undefined],
  paths: readonly string[][],
  id: string,
  options: object,
): Promise<void> {
  if (current) await forgetAt(current, paths, id, options)
  if (versions)
    await forgetAt(
      versions,
      paths.map((path) => ['version', ...path]),
      id,
      options,
    )
}

async function forgetAt(model: Model, paths: readonly string[][], id: string, options: object): Promise<void> {
  if (paths.length === 0) return
  const naming = paths.flatMap((path) => ['', '.value'].map((more) => ({ [`${path.join('.')}${more}`]: id })))
  const fields = [...new Set(paths.flatMap(([first]) => first ?? []))]
  const selected = Object.fromEntries(fields.map((field) => [field, 1]))
  for (const { _id, ...before } of stored.array().parse(await model.find({ $or: naming }, selected, options).lean())) {
    const after = paths.reduce<unknown>((value, path) => without(value, path, id), before)
    await model.collection.updateOne({ _id: Object(_id) }, { $set: Object(after) }, options)
  }
}

/** The steps from a document to each field that may name one of a collection. */
function pathsTo(collection: string, fields: readonly FlattenedField[], before: readonly string[] = []): string[][] {
  return fields.flatMap((field) => {
    const path = [...before, field.name]
    if (field.type === 'relationship' || field.type === 'upload') return namesOne(field.relationTo, collection) ? [path] : []
    if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => pathsTo(collection, flattenedFields, path))
    return 'flattenedFields' in field ? pathsTo(collection, field.flattenedFields, path) : []
  })
}

const namesOne = (relationTo: string | readonly string[], collection: string) => [relationTo].flat().includes(collection)

/** A value whose field, some steps inside of it, does not name a document any more. */
function without(value: unknown, [step, ...further]: readonly string[], id: string): unknown {
  if (step === undefined) return Array.isArray(value) ? value.filter((one) => namedBy(one) !== id) : namedBy(value) === id ? null : value
  if (Array.isArray(value)) return value.map((one) => without(one, [step, ...further], id))
  if (typeof value !== 'object' || value === null || !(step in value)) return value
  return { ...value, [step]: without(Reflect.get(value, step), further, id) }
}

/** Which document a value names: by its id, or by that and its collection. */
const namedBy = (value: unknown) => String(typeof value === 'object' && value !== null && 'value' in value ? value.value : value)
