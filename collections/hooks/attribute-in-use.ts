import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload'
import { changedMeaning, countAttributeUses, meaningIsUsed } from '../../src/database/attribute-uses'

/** What values are read as can't become something else under them (spec: content/attributes). */
export const refuseChangeOfMeaning: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'create' || !originalDoc) return data
  const changed = changedMeaning(originalDoc, data)
  const uses = changed.length > 0 ? await countAttributeUses(req.payload, originalDoc.id, req) : 0
  if (uses > 0) throw new APIError(meaningIsUsed(uses, changed), 409, undefined, true)
  return data
}

/** Nor may it go while it is used. */
export const refuseDeletionOfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The seed takes back what it made, in an order of its own.
  if (!req.user) return
  const uses = await countAttributeUses(req.payload, id, req)
  if (uses > 0)
    throw new APIError(`有 ${uses} 个产品在使用这个属性，不能删除。请先在这些产品的技术参数中更换，再试一次。`, 409, undefined, true)
}
