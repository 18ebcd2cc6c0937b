import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { forgetOrderCodes, keepOrderCodes } from '../../src/finding/keep-order-codes'

/** The index of order codes goes with each change of a product, in its transaction (record 0061). */
export const keepCodes: CollectionAfterChangeHook = ({ doc, previousDoc, req }) => {
  // What comes back from the trash may have a newer draft.
  const isMoved = (doc.deletedAt ?? null) !== (previousDoc?.deletedAt ?? null)
  return keepOrderCodes(req, doc.id, doc._status === 'draft' && !isMoved)
}

export const forgetCodes: CollectionAfterDeleteHook = ({ doc, req }) => forgetOrderCodes(req, doc.id)
