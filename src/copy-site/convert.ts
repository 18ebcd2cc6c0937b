import {
  type BasePayload,
  type Field,
  type FlattenedBlock,
  type FlattenedField,
  flattenAllFields,
  type PayloadRequest,
  type RichTextField,
} from 'payload'
import { z } from 'zod'
import type { Ids } from './ids'

/** A document or a part of one. */
export type Data = Readonly<Record<string, unknown>>

/** How documents are carried over. */
export type Conversion = {
  payload: BasePayload
  /** With which nodes of formatted text are asked for their fields. */
  req: PayloadRequest
  ids: Ids
  /** How the target stores what is no plain value. */
  relation: (id: number | string) => unknown
  date: (iso: string) => unknown
  /** Whether lists and groups without anything in them stay: to one database they are nothing. */
  keepsEmpty: boolean
}

const data = z.record(z.string(), z.unknown())
const isNothing = (value: unknown) => value === null || value === undefined

/** The fields of a document, list row, block or group. */
export function convertFields(fields: readonly FlattenedField[], given: unknown, conversion: Conversion): Record<string, unknown> {
  const from = data.safeParse(given).data ?? {}
  const into: Record<string, unknown> = {}
  for (const field of fields) {
    const value = from[field.name]
    if (isNothing(value) || isVirtual(field)) continue
    const converted = convertField(field, value, from, conversion)
    if (!isNothing(converted) && (conversion.keepsEmpty || !isEmpty(field, converted))) into[field.name] = converted
  }
  return into
}

/** Made when it is read, and not stored. */
const isVirtual = (field: FlattenedField) => 'virtual' in field && Boolean(field.virtual)

/** Of fields that hold others; what is in JSON is kept as it is. */
const isEmpty = ({ type }: FlattenedField, value: unknown) =>
  type !== 'json' && type !== 'richText' && typeof value === 'object' && !(value instanceof Date) && Object.keys(Object(value)).length === 0

function convertField(field: FlattenedField, value: unknown, siblings: Data, conversion: Conversion): unknown {
  switch (field.type) {
    case 'join':
      return undefined
    case 'relationship':
    case 'upload':
      return convertRelation(field.relationTo, value, conversion)
    case 'richText':
      return convertRichText(field, value, conversion)
    case 'date':
      return convertDate(value, conversion)
    case 'blocks':
      return list(value).flatMap((block) => convertBlock([...field.blocks, ...(field.blockReferences ?? [])], block, conversion))
    case 'array':
      return list(value).map((row) => convertFields(field.flattenedFields, row, conversion))
    case 'group':
    case 'tab':
      return convertFields(field.flattenedFields, value, conversion)
    default:
      return field.custom?.documentIdOf ? convertIdText(siblings[field.custom.documentIdOf], value, conversion) : value
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A text that is the id of a document; its field says which other one names the collection (`custom.documentIdOf`). */
const convertIdText = (slug: unknown, id: unknown, { ids }: Conversion) => String(ids.evenIfGone(String(slug), id))

const either = z.looseObject({ relationTo: z.string(), value: z.unknown() })

function convertRelation(relationTo: string | readonly string[], value: unknown, conversion: Conversion): unknown {
  if (Array.isArray(value)) return value.map((one) => convertRelation(relationTo, one, conversion)).filter((one) => one !== undefined)
  if (typeof relationTo === 'string') return pointer(relationTo, value, conversion)
  const { data: target } = either.safeParse(value)
  const id = target && pointer(target.relationTo, target.value, conversion)
  return id === undefined ? undefined : { relationTo: target?.relationTo, value: id }
}

function pointer(slug: string, given: unknown, { ids, relation }: Conversion): unknown {
  const id = ids.of(slug, given)
  return id === undefined ? undefined : relation(id)
}

function convertDate(value: unknown, { date }: Conversion): unknown {
  const time = new Date(String(value))
  return Number.isNaN(time.getTime()) ? value : date(time.toISOString())
}

function convertBlock(blocks: readonly (FlattenedBlock | string)[], block: unknown, conversion: Conversion): unknown[] {
  const { blockType } = data.safeParse(block).data ?? {}
  const found = blocks
    .map((one) => (typeof one === 'string' ? conversion.payload.config.blocks?.find(({ slug }) => slug === one) : one))
    .find((one) => one?.slug === blockType)
  return found ? [{ ...convertFields(found.flattenedFields, block, conversion), blockType }] : []
}

type Node = Record<string, unknown>
type SubFields = ReadonlyMap<string, (args: { node: Node; req: PayloadRequest }) => Field[] | null>

/** Which fields the nodes of a text have, as the features of its editor say. */
function subFieldsOf(field: { editor?: RichTextField['editor'] }): SubFields {
  const known: SubFields | undefined = Reflect.get(Object(field.editor), 'editorConfig')?.features?.getSubFields
  return known ?? new Map()
}

/**
 * Formatted text with the ids of the target: in pictures and linked documents, which name their collection, and in the fields of
 * links, pictures and blocks. Whatever else a node says is kept.
 */
function convertRichText(field: { editor?: RichTextField['editor'] }, text: unknown, conversion: Conversion): unknown {
  return convertNode(text, { subFields: subFieldsOf(field), conversion: { ...conversion, ...inJson } })
}

/** In JSON all is text. */
const inJson = { relation: (id: number | string) => id, date: (iso: string) => iso, keepsEmpty: true }

type Context = { subFields: SubFields; conversion: Conversion }

function convertNode(given: unknown, context: Context): unknown {
  if (Array.isArray(given)) return given.map((one) => convertNode(one, context))
  const { data: from } = data.safeParse(given)
  if (!from) return given
  const { subFields, conversion } = context
  const fields = subFields.get(String(from.type))?.({ node: from, req: conversion.req })
  return {
    ...from,
    ...(from.root !== undefined && { root: convertNode(from.root, context) }),
    ...(from.children !== undefined && { children: convertNode(from.children, context) }),
    ...pointerOf(from, conversion),
    ...(fields &&
      from.fields !== undefined && { fields: withConverted(flattenAllFields({ cache: true, fields }), from.fields, conversion) }),
  }
}

function pointerOf({ relationTo, value }: Node, { ids }: Conversion): Node {
  return typeof relationTo === 'string' && value !== undefined ? { value: ids.evenIfGone(relationTo, value) } : {}
}

/** What fields refer to is converted; what they leave out stays as it was. */
export function withConverted(fields: readonly FlattenedField[], given: unknown, conversion: Conversion): unknown {
  const { data: from } = data.safeParse(given)
  const { ids } = conversion
  const inside = {
    ...conversion,
    ...inJson,
    ids: { ...ids, of: (slug: string, id: unknown) => idOrText.safeParse(ids.evenIfGone(slug, id)).data },
  }
  return from ? { ...from, ...convertFields(fields, from, inside) } : given
}

const idOrText = z.union([z.number(), z.string()])
