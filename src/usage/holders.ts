import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { SHOWN_BY } from './address-target'
import { gapFields } from './gaps'

/** A collection or a global whose documents can refer to content. */
export type Holder = {
  kind: 'collections' | 'globals'
  slug: string
  /** Its Chinese name. */
  label: string
  /** The field that names one of its documents; empty for globals. */
  titleField: string
  hasDrafts: boolean
  fields: FlattenedField[]
  /** All that is read of a document to know what it refers to, what it lacks, and whether visitors see it. */
  select: Record<string, true>
}

/** They say what they are about, and keep nothing from being deleted. */
const REQUESTS = new Set(['service-requests', 'consultations'])

const known = new WeakMap<SanitizedConfig, Holder[]>()

/** All holders in the order of the configuration, from which they are read: a new field counts without a change here. */
export function holdersOf(config: SanitizedConfig): Holder[] {
  const holders = known.get(config) ?? readHolders(config)
  known.set(config, holders)
  return holders
}

/** The holder of this name; undefined for what refers to nothing. */
export const holderOf = (config: SanitizedConfig, slug: string): Holder | undefined =>
  holdersOf(config).find((holder) => holder.slug === slug)

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'versions'>

const hasDrafts = ({ versions }: Collection | SanitizedGlobalConfig): boolean => Boolean(versions?.drafts)

/** Can anything refer to documents of this collection: is it content, or a file of content? */
export const isTarget = (collection: Collection): boolean => collection.slug === 'media' || hasDrafts(collection)

function readHolders({ collections, globals }: SanitizedConfig): Holder[] {
  const targets = new Set(collections.filter(isTarget).map(({ slug }) => slug))
  const all = [
    ...collections.map((collection) => collectionHolder(collection, targets)),
    ...globals.map((global) => globalHolder(global, targets)),
  ]
  return all.filter(({ slug, fields }) => !isInternal(slug) && fields.some((field) => canRefer(field, targets)))
}

/** Payload's own collections hold locks, jobs and preferences, not content. */
const isInternal = (slug: string) => slug.startsWith('payload-') || REQUESTS.has(slug)

function collectionHolder(collection: SanitizedCollectionConfig, targets: ReadonlySet<string>): Holder {
  const { slug, labels, admin, flattenedFields: fields } = collection
  const select = selectOf([...stateFields(collection), ...gapFields(slug), ...referring(fields, targets)])
  const common = { slug, label: textOf(labels.singular, slug), hasDrafts: hasDrafts(collection), fields, select }
  return { kind: 'collections', titleField: admin.useAsTitle ?? 'id', ...common }
}

function globalHolder(global: SanitizedGlobalConfig, targets: ReadonlySet<string>): Holder {
  const { slug, label, flattenedFields: fields } = global
  const select = selectOf(referring(fields, targets))
  return { kind: 'globals', slug, label: textOf(label, slug), titleField: '', hasDrafts: hasDrafts(global), fields, select }
}

/** What says whether visitors see a document, and at which addresses. */
export function stateFields(collection: SanitizedCollectionConfig): string[] {
  const state = hasDrafts(collection) ? ['_status', 'deletedAt'] : []
  return ['updatedAt', ...state, ...collection.flattenedFields.map(({ name }) => name).filter((name) => SHOWN_BY.has(name))]
}

const selectOf = (names: readonly string[]): Record<string, true> => Object.fromEntries(names.map((name) => [name, true]))

const referring = (fields: readonly FlattenedField[], targets: ReadonlySet<string>) =>
  fields.filter((field) => canRefer(field, targets)).map(({ name }) => name)

function canRefer(field: FlattenedField, targets: ReadonlySet<string>): boolean {
  if (field.type === 'richText') return true
  if (field.type === 'text') return Boolean(field.custom?.isLink)
  if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat().some((slug) => targets.has(slug))
  return innerFields(field).some((inner) => canRefer(inner, targets))
}

/** The fields within a group, a list or blocks. */
function innerFields(field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block) => block.flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** Labels may be translated or made by functions; this project's are plain texts. */
export function textOf(label: unknown, otherwise: string): string {
  return typeof label === 'string' ? label : otherwise
}

/** The Chinese name of the field at a path such as `badges.image`. */
export function labelAt(fields: readonly FlattenedField[], path: string): string {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return name
  if (rest.length > 0) return labelAt(innerFields(field), rest.join('.'))
  return textOf('label' in field ? field.label : undefined, name)
}
