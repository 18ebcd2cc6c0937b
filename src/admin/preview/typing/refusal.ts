import type { Described } from '../click-to-edit/described'
import type { FieldPlace } from '../click-to-edit/field-place'
import type { LineRules } from './line'

/** A field that holds one line. */
export type LinePlace = FieldPlace & { line: LineRules }

/** Why a text of the page is not typed where it stands; its field is in the form all the same. */
export const refusals = {
  'other-document': '这里属于另一篇内容，请在它自己的表单里修改。',
  'no-field': '这里不能在此修改。',
  'several-lines': '只有单行文字可以在页面里直接修改，这里请在表单里修改。',
  'read-only': '这个字段不能修改。',
  'not-whole': '页面上显示的不是这个字段的全文，请在表单里修改。',
} as const

export type Refusal = keyof typeof refusals

/**
 * Can a text be typed in place at all, by what its field is (spec: content/typing-in-page)?
 *
 * @param isOwn whether it belongs to the document that is edited
 * @param mayEdit whether this editor may change the document
 */
export function lineAt(described: Described, isOwn: boolean, mayEdit: boolean): LinePlace | Refusal {
  if (!isOwn) return 'other-document'
  const { place } = described
  if (!place) return 'no-field'
  const { line } = place
  if (!line) return 'several-lines'
  return place.isReadOnly || !mayEdit ? 'read-only' : { ...place, line }
}
