import type { FormState } from 'payload'
import type { Described } from '../click-to-edit/described'
import type { Target } from '../click-to-edit/page-targets'
import { rowIdsOf } from './moved-place'
import { type LinePlace, lineAt, refusals } from './refusal'
import { spotOf } from './spot'

/** A line that is typed in the page. */
export type Typed = {
  target: Target
  place: LinePlace
  /** Of the rows around it, which may move meanwhile. */
  rowIds: readonly string[]
  /** What the field had. */
  value: string
  spot: HTMLElement
}

/**
 * Begins to type a text of the page where it stands; refuses what the page shows in part, or together with something else.
 *
 * @param mayEdit whether this editor may change the document
 * @returns why not, in words for editors
 */
export function beginTyping(
  fields: FormState,
  { target, described, isOwn, mayEdit }: { target: Target; described: Described; isOwn: boolean; mayEdit: boolean },
): Typed | string {
  const place = lineAt(described, isOwn, mayEdit)
  if (typeof place === 'string') return refusals[place]
  const value = textAt(fields, place.path)
  const spot = spotOf(target.element, target.source, value)
  return spot ? { target, place, rowIds: rowIdsOf(fields, place), value, spot } : refusals['not-whole']
}

export function textAt(fields: FormState, path: string): string {
  const value = fields[path]?.value
  return typeof value === 'string' ? value : ''
}
