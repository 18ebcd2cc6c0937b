import type { Matching } from '../attributes/kinds'
import type { TypedValue } from '../attributes/value'

/** What a product says of one parameter. */
export type SaidRow = {
  /** Rows of one key stand in one row. */
  key: string
  /** Null for free text. */
  attributeKey: string | null
  /** The names by which other products may say the same without naming an attribute. */
  names: readonly string[]
  name: string
  group: string
  value: string
  unit: string
  /** Null for free text. */
  typed: TypedValue | null
  /** How a wish for it is met; null for free text. */
  match: Matching | null
}
