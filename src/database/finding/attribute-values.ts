import type { BasePayload, PayloadRequest } from 'payload'
import type { Condition } from '../../domain/facets/condition'
import type { ProductValue } from '../../domain/facets/product-value'
import type { Tally } from '../../domain/facets/tally'
import type { DocumentId } from '../../lib/document-id'

/** A piece of what a product has for an attribute, which is named by its database id. */
export type AttributeValue = ProductValue & { attribute: DocumentId }

/** What is asked of an attribute. */
export type AttributeCondition = { attribute: DocumentId; condition: Condition }

export type Request = Partial<PayloadRequest> & { payload: BasePayload }

/**
 * @property categories in one of these is what is counted, by database ids
 * @property attributes for which it is counted
 * @property conditions at most one for each attribute
 */
export type Question = {
  categories: readonly DocumentId[]
  attributes: readonly DocumentId[]
  conditions: readonly AttributeCondition[]
}

/** What one of several attributes must have. */
export type AnyCondition = { attributes: readonly DocumentId[]; condition: Condition }

/**
 * @property by the number that decides how near a product is: from the wanted one on, or, of what is below it, the greatest first
 * @property conditions what else it must meet
 */
export type NearestQuestion = {
  categories: readonly DocumentId[]
  by: { attributes: readonly DocumentId[]; from: number; to: number; isBelow: boolean }
  conditions: readonly AnyCondition[]
  limit: number
}

/** What published products have for attributes (record 0064). Reading sees what is committed. */
export type AttributeValueIndex = {
  /** Makes the values of a product these, in the transaction of the request; what is there already is left alone. */
  replace: (req: Request, product: { id: DocumentId; category: DocumentId }, values: readonly AttributeValue[]) => Promise<void>
  /** The products that have something for an attribute. */
  productsWith: (attribute: DocumentId) => Promise<DocumentId[]>
  /** How many products of the categories have what: for each attribute those that meet the conditions of all others. */
  tally: (question: Question) => Promise<Tallies>
  /** The products of the categories that are nearest to a wanted number, the nearest first; each once. */
  nearest: (question: NearestQuestion) => Promise<DocumentId[]>
}

/** By attributes. */
export type Tallies = ReadonlyMap<DocumentId, readonly Tally[]>

/** Tallies under the attribute that each is of. */
export function byAttribute(attributes: readonly DocumentId[], rows: readonly (Tally & { attribute: DocumentId })[]): Tallies {
  const tallies = new Map<DocumentId, Tally[]>(attributes.map((attribute) => [attribute, []]))
  for (const { attribute, ...tally } of rows) tallies.get(attribute)?.push(tally)
  return tallies
}
