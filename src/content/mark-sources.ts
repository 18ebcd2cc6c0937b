import 'server-only'
import type { FlattenedField } from 'payload'
import { formatDraftName } from '../domain/draft-name'
import { hasPublicFace } from '../domain/preview-address'
import { formatSource, markOf, withMark } from '../lib/source-marks'

type Config = { slug: string; flattenedFields: FlattenedField[] }
/** Where the field at a path is: in invisible characters for texts, plain for relations. */
type Marks = { mark: (path: string) => string; from: (path: string) => string }

/**
 * A row in which each text that is shown says where it comes from, by a mark that is not seen; relations to pictures
 * become objects that carry the mark. Nothing else is changed: choices, numbers, links and codes are compared and put into addresses.
 *
 * @param config of the collection or global that the row belongs to
 */
export function markSources<T extends object>(config: Config, row: T, id: unknown): T {
  if (!hasPublicFace(config.slug)) return row
  const document = formatDraftName({ slug: config.slug, id: id === undefined ? null : String(id) })
  const marks: Marks = { mark: (path) => markOf({ document, path }), from: (path) => formatSource({ document, path }) }
  return markFields(config.flattenedFields, row, '', marks)
}

function markFields<T extends object>(fields: readonly FlattenedField[], row: T, prefix: string, marks: Marks): T {
  const marked = fields.filter(isShown).flatMap((field) => {
    const value: unknown = Reflect.get(row, field.name)
    return value === undefined || value === null ? [] : [[field.name, markValue(field, value, `${prefix}${field.name}`, marks)]]
  })
  return { ...row, ...Object.fromEntries(marked) }
}

/** What is a link, a code or a word for programs is no text of a page, and what stands in its head is not seen on it. */
const isShown = ({ name, custom, admin }: FlattenedField) =>
  name !== 'id' && name !== 'seo' && !custom?.isLink && !custom?.isCode && !(admin && 'hidden' in admin && admin.hidden)

function markValue(field: FlattenedField, value: unknown, path: string, marks: Marks): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value) ? markFields(field.flattenedFields, value, `${path}.`, marks) : value
    case 'array':
      return rowsOf(value).map((row, index) => (isObject(row) ? markFields(field.flattenedFields, row, `${path}.${index}.`, marks) : row))
    case 'text':
    case 'textarea':
      return typeof value === 'string' ? markLines(value, marks.mark(path)) : value
    case 'richText':
      return isObject(value) && 'root' in value ? { ...value, root: markNode(value.root, `${path}#`, marks) } : value
    case 'upload':
      return Array.isArray(value)
        ? value.map((one: unknown, index) => markReference(one, marks.from(`${path}.${index}`)))
        : markReference(value, marks.from(path))
    default:
      return value
  }
}

/** Lines may become paragraphs of their own; what is empty stays so. */
const markLines = (text: string, mark: string) =>
  text
    .split('\n')
    .map((line) => (line.trim() ? withMark(line, mark) : line))
    .join('\n')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Each paragraph, item and cell ends with its mark; pictures and videos carry it. */
function markNode(node: unknown, path: string, marks: Marks): unknown {
  if (!isObject(node)) return node
  if ('type' in node && node.type === 'upload') return markUpload(node, path, marks)
  if ('type' in node && node.type === 'block') return markBlock(node, path, marks)
  if (!('children' in node) || !Array.isArray(node.children)) return node
  const last = node.children.findLastIndex((child: unknown) => textOf(child) !== null)
  const children = node.children.map((child: unknown, index: number) => {
    const text = textOf(child)
    if (text === null) return markNode(child, path.endsWith('#') ? `${path}${index}` : `${path}.${index}`, marks)
    return index === last && isObject(child) ? { ...child, text: withMark(text, marks.mark(path)) } : child
  })
  return { ...node, children }
}

function textOf(node: unknown): string | null {
  if (!isObject(node) || !('type' in node) || node.type !== 'text' || !('text' in node)) return null
  return typeof node.text === 'string' && node.text.trim() !== '' ? node.text : null
}

function markUpload(node: object, path: string, marks: Marks): object {
  const value = markReference(Reflect.get(node, 'value'), marks.from(path))
  return { ...node, value, fields: markCaption(Reflect.get(node, 'fields'), marks.mark(path)) }
}

function markBlock(node: object, path: string, marks: Marks): object {
  const fields: unknown = Reflect.get(node, 'fields')
  if (!isObject(fields) || !('file' in fields)) return node
  return { ...node, fields: { ...markCaption(fields, marks.mark(path)), file: markReference(fields.file, marks.from(path)) } }
}

function markReference(value: unknown, from: string): unknown {
  if (value === null || value === undefined) return value
  // A relation to one of several collections, or a document as rich text holds it.
  return isObject(value) && ('relationTo' in value || 'id' in value) ? { ...value, from } : { id: value, from }
}

function markCaption(fields: unknown, mark: string): object {
  if (!isObject(fields)) return {}
  const hasCaption = 'caption' in fields && typeof fields.caption === 'string' && fields.caption !== ''
  return hasCaption ? { ...fields, caption: fields.caption + mark } : fields
}
