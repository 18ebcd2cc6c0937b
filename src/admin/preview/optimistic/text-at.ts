import type { FormState } from 'payload'

/** A text of a form, and which row or paragraph it stands in: where one was put in before it, the path leads to another. */
export type FormText = { text: string; within: string }

/**
 * A text that pages may show as it is.
 *
 * @param path as marks of previews say it: `title`, `mainParameters.1.value`, `content#2` for a paragraph
 * @returns null for what is no text, has several lines, or a paragraph that isn't of one piece
 */
export function textAt(fields: FormState, path: string): FormText | null {
  const [field = '', paragraph] = path.split('#')
  const value = fields[field]?.value
  if (paragraph === undefined) return lineOf(value, rowIdsOf(fields, field))
  const siblings = childrenOf(Reflect.get(Object(value), 'root'))
  const [only, ...others] = childrenOf(siblings[Number(paragraph)])
  return others.length === 0 ? lineOf(Reflect.get(Object(only), 'text'), String(siblings.length)) : null
}

function lineOf(value: unknown, within: string): FormText | null {
  const text = typeof value === 'string' ? value.trim() : '\n'
  return text.includes('\n') ? null : { text, within }
}

/** The ids of the rows that a field stands in, from outside in. */
function rowIdsOf(fields: FormState, path: string): string {
  const steps = path.split('.')
  return steps.map((step, index) => fields[steps.slice(0, index).join('.')]?.rows?.[Number(step)]?.id ?? '').join('.')
}

function childrenOf(node: unknown): unknown[] {
  const children: unknown = Reflect.get(Object(node), 'children')
  return Array.isArray(children) ? children : []
}
