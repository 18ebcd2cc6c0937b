import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { forgetAttribute, forgetAttributeValues, keepAttributeValues, keepValuesOfAttribute } from '../../src/finding/keep-attribute-values'

/** The index of attribute values goes with each change of a product, in its transaction (record 0064). */
export const keepValues: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  // What comes back from the trash may have a newer draft.
  const isMoved = (doc.deletedAt ?? null) !== (previousDoc?.deletedAt ?? null)
  return keepAttributeValues(req, doc.id, doc._status === 'draft' && !isMoved)
}

export const forgetValues: CollectionAfterDeleteHook = ({ doc, req }) => forgetAttributeValues(req, doc.id)

/** By these the values of products are read; names and order are nothing to them. */
const readingOf = ({ kind, unit, choices }: Record<string, unknown>) => JSON.stringify([kind, unit ?? null, choices ?? []])

/** An attribute that is read in another way says something else of all products that name it. */
export const keepValuesOfChanged: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && readingOf(doc) !== readingOf(previousDoc)) await keepValuesOfAttribute(req, doc.id)
}

export const forgetValuesOfGone: CollectionAfterDeleteHook = ({ doc, req }) => forgetAttribute(req, doc.id)
