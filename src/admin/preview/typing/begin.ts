import type { FormState } from 'payload'
import type { Target } from '../click-to-edit/page-targets'
import { rowIdsOf } from './moved-place'
import type { LinePlace, Refusal } from './refusal'
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

/** Begins to type a text of the page where it stands; refuses what the page shows in part, or together with something else. */
export function beginTyping(fields: FormState, target: Target, place: LinePlace): Typed | Refusal {
  const value = textAt(fields, place.path)
  const spot = spotOf(target.element, target.source, value)
  return spot ? { target, place, rowIds: rowIdsOf(fields, place), value, spot } : 'not-whole'
}

export function textAt(fields: FormState, path: string): string {
  const value = fields[path]?.value
  return typeof value === 'string' ? value : ''
}
