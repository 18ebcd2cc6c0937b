import { FAR, type ProductValue } from './product-value'
import type { Wish } from './wish'

/** What meets a wish, as databases compare it: a piece of the product's value is one of these choices, or touches this range. */
export type Condition = { choices: readonly string[] } | { from: number; to: number }

/**
 * A wish says by its ends how it is met (spec: products/filter-match): at least and at most have one, a number that must lie within a range
 * has two that are the same.
 */
export function conditionOf(wish: Wish): Condition {
  return 'choices' in wish ? { choices: wish.choices } : { from: wish.from ?? -FAR, to: wish.to ?? FAR }
}

/** Does a piece of a value meet a condition? */
export const touches = ({ choice, min, max }: ProductValue, condition: Condition): boolean =>
  'choices' in condition ? condition.choices.includes(choice) : choice === '' && min <= condition.to && max >= condition.from
