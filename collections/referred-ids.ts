import {
  type Field,
  type FlattenedField,
  type Payload,
  type RelationshipField,
  type TabAsField,
  traverseFields,
  type UploadField,
} from 'payload'

type Fields = readonly FlattenedField[]
type Config = Payload['config']
type Reference = RelationshipField | UploadField
type IsId = (value: unknown) => boolean

/** Compared with an id; others ask whether there is one, or for a part of a text. */
const COMPARING = new Set(['equals', 'not_equals', 'in', 'not_in', 'all'])

/** As the API takes it for nothing. */
const isNothing = (value: unknown) => value === null || value === undefined || value === '' || value === 'null'

/** What documents are called in a database: numbers in SQLite, 24 hexadecimal digits in MongoDB. */
export const idsOf = ({ db }: Pick<Payload, 'db'>): IsId =>
  db.defaultIDType === 'number'
    ? (value) => /^\d+$/.test(String(value)) && Number.isSafeInteger(Number(value))
    : (value) => typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)

/**
 * The name of the first field in what is to be stored that refers to a document by what is no id.
 *
 * @param fields of the collection or global
 */
export function malformedIn(data: unknown, fields: readonly Field[], config: Config, isId: IsId): string | null {
  let found: string | null = null
  traverseFields({
    callback: ({ field, ref }) => {
      if (!isReference(field) || isWellFormed(Reflect.get(Object(ref), field.name), isId)) return
      found ??= labelOf(field)
    },
    config,
    fields: [...fields],
    fillEmpty: false,
    ref: Object(data),
  })
  return found
}

const isReference = (field: Field | TabAsField | FlattenedField): field is Reference =>
  field.type === 'relationship' || field.type === 'upload'

const labelOf = ({ label, name }: Reference) => (typeof label === 'string' ? label : name)

/** One or several; with the collection it is in, where it may be in several; as an id or as the document. */
function isWellFormed(value: unknown, isId: IsId): boolean {
  if (isNothing(value)) return true
  if (Array.isArray(value)) return value.every((one) => !Array.isArray(one) && isWellFormed(one, isId))
  if (typeof value !== 'object') return isId(value)
  const referred: unknown = Reflect.get(Object(value), 'value') ?? Reflect.get(Object(value), 'id')
  return referred !== undefined && !Array.isArray(referred) && isWellFormed(referred, isId)
}

/**
 * The name of the first field in a filter that is compared with what is no id.
 *
 * @param where as it was asked for
 * @param fields of the collection
 */
export function malformedInFilter(where: unknown, fields: Fields, collections: Payload['collections'], isId: IsId): string | null {
  for (const [path, condition] of Object.entries(Object(where))) {
    const found = Array.isArray(condition)
      ? firstOf(condition, (one) => malformedInFilter(one, fields, collections, isId))
      : malformedCondition(path, condition, fields, collections, isId)
    if (found !== null) return found
  }
  return null
}

function firstOf<T>(all: readonly T[], look: (one: T) => string | null): string | null {
  for (const one of all) {
    const found = look(one)
    if (found !== null) return found
  }
  return null
}

function malformedCondition(path: string, condition: unknown, fields: Fields, collections: Payload['collections'], isId: IsId) {
  const field = fieldAt(path.replace(/^version\./, '').split('.'), fields, collections)
  const name = field ? labelOf(field) : path === 'parent' ? path : null
  if (name === null) return null
  const compared = Object.entries(Object(condition)).flatMap(([operator, value]) => (COMPARING.has(operator) ? listed(value) : []))
  return compared.every((value) => typeof value === 'object' || isNothing(value) || isId(value)) ? null : name
}

/** Several may stand in one text. */
const listed = (value: unknown): unknown[] => (typeof value === 'string' ? value.split(',') : [value].flat())

/** The reference at a path, which may lead through others. */
function fieldAt([name, ...rest]: string[], fields: Fields, collections: Payload['collections']): Reference | null {
  const field = fields.find((one) => one.name === name)
  if (!field) return null
  if (rest.length === 0) return isReference(field) ? field : null
  if ('flattenedFields' in field) return fieldAt(rest, field.flattenedFields, collections)
  if (!isReference(field) || Array.isArray(field.relationTo)) return null
  return fieldAt(rest, collections[field.relationTo].config.flattenedFields, collections)
}
