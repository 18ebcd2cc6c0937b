import 'server-only'
import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'

/** What stands in a preview where the title is still missing. */
const UNTITLED = '（标题未填写）'

type Config = SanitizedCollectionConfig | SanitizedGlobalConfig

/**
 * A draft may lack what is required to publish it. Its page is shown nevertheless: missing texts are empty, missing lists
 * have no rows, and a missing title is said to be missing, unless a picture may stand for it.
 *
 * @param config of the collection or global that the draft belongs to
 */
export function fillBlanks<T extends object>(config: Config, row: T): T {
  const title = titleFieldOf(config)
  const filled = fillFields(config.flattenedFields, row)
  const isNamed = title === undefined || namingFieldsOf(config).some((name) => Reflect.get(filled, name))
  return isNamed ? filled : { ...filled, [title]: UNTITLED }
}

/**
 * A condition that leaves out drafts that somebody opened and never began: they would only be gaps in lists.
 *
 * @param id of the draft that is previewed, which is shown from the beginning
 */
export function withoutUntitled(config: SanitizedCollectionConfig, id: string | null): Where {
  const begun = namingFieldsOf(config).map((name): Where => ({ [name]: { exists: true } }))
  if (begun.length === 0) return {}
  return { or: id === null ? begun : [...begun, { id: { equals: id } }] }
}

/** What names a document: its title, and its picture where it may do without one. */
function namingFieldsOf(config: Config): string[] {
  const title = titleFieldOf(config)
  if (title === undefined) return []
  const isNeeded = config.flattenedFields.some((field) => field.name === title && 'required' in field && field.required)
  const picture = config.flattenedFields.find((field) => field.type === 'upload' && field.required)?.name
  return isNeeded || picture === undefined ? [title] : [title, picture]
}

function titleFieldOf(config: Config): string | undefined {
  const title = 'useAsTitle' in config.admin ? config.admin.useAsTitle : undefined
  return config.flattenedFields.some(({ name, type }) => name === title && (type === 'text' || type === 'textarea')) ? title : undefined
}

function fillFields<T extends object>(fields: readonly FlattenedField[], row: T): T {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field.name, filled(field, Reflect.get(row, field.name))])) }
}

function filled(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return fillFields(field.flattenedFields, isObject(value) ? value : {})
    case 'array':
      return Array.isArray(value) ? value.map((row: unknown) => fillFields(field.flattenedFields, isObject(row) ? row : {})) : []
    case 'text':
    case 'textarea':
      return value ?? ''
    case 'number':
      return value ?? (field.required ? 0 : value)
    case 'select':
    case 'radio':
      return value ?? (field.required ? firstChoiceOf(field) : value)
    default:
      return value
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function firstChoiceOf({ defaultValue, options }: Extract<FlattenedField, { type: 'select' | 'radio' }>): unknown {
  if (typeof defaultValue === 'string') return defaultValue
  const [first] = options
  return typeof first === 'object' ? first.value : first
}
