import { APIError, type CollectionAfterChangeHook, type CollectionAfterDeleteHook } from 'payload'
import { storedAttribute } from '../../src/domain/attributes/stored-attribute'
import {
  forgetAttribute,
  forgetAttributeValues,
  keepAttributeValues,
  productsReadOtherwise,
  readValuesAnew,
} from '../../src/finding/keep-attribute-values'
import type { Attribute } from '../../src/payload-types'

/** The index of attribute values goes with each change of a product, in its transaction (record 0064). */
export const keepValues: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  // What comes back from the trash may have a newer draft.
  const isMoved = (doc.deletedAt ?? null) !== (previousDoc?.deletedAt ?? null)
  return keepAttributeValues(req, doc.id, doc._status === 'draft' && !isMoved)
}

export const forgetValues: CollectionAfterDeleteHook = ({ doc, req }) => forgetAttributeValues(req, doc.id)

/** By these the values of products are read; names and order are nothing to them. */
const readingOf = (attribute: Attribute) => {
  const { kind, unit, choices } = storedAttribute(attribute)
  return JSON.stringify([kind, unit, choices])
}

/** So many are read anew in one transaction: some seconds, while who else writes waits for ten at most (record 0021). */
const MOST_READ_ANEW = 5000

const tooMany = (products: number) =>
  `有 ${products} 个产品的参数要按改后的选项重新读取，一次最多 ${MOST_READ_ANEW} 个，没有保存。只改显示的文字，请填“显示为”，保留原来的“值”；要停用一个选项，请先用表格导入改好这些产品。`

/** An attribute that is read in another way says something else of the products that say what is read otherwise (record 0064). */
export const keepValuesOfChanged: CollectionAfterChangeHook<Attribute> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || readingOf(doc) === readingOf(previousDoc)) return
  const products = await productsReadOtherwise(req, doc.id, storedAttribute(previousDoc))
  // Programs prepare a site that nobody visits.
  if (req.user && products.length > MOST_READ_ANEW) throw new APIError(tooMany(products.length), 409, undefined, true)
  await readValuesAnew(req, products)
}

export const forgetValuesOfGone: CollectionAfterDeleteHook = ({ doc, req }) => forgetAttribute(req, doc.id)
