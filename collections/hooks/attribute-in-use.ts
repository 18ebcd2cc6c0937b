import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload'
import type { DocumentId } from '../../src/lib/document-id'

/** How many products name an attribute, as visitors see them or as their newest draft has it; also in the trash. */
async function countUses(req: PayloadRequest, id: DocumentId): Promise<number> {
  const { payload } = req
  const asked: Where = { 'parameters.attributes': { in: [id] } }
  const drafts: Where = { and: [{ latest: { equals: true } }, { 'version.parameters.attributes': { in: [id] } }] }
  const [stored, newest] = await Promise.all([
    payload.count({ collection: 'products', where: asked, trash: true, overrideAccess: true, req }),
    payload.countVersions({ collection: 'products', where: drafts, overrideAccess: true, req }),
  ])
  return Math.max(stored.totalDocs, newest.totalDocs)
}

/** What values are read as can't become something else under them (spec: content/attributes). */
export const refuseChangeOfMeaning: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'create' || !originalDoc) return data
  const changed = [
    ['kind', '类型'],
    ['unit', '单位'],
  ].filter(([field = '']) => (Reflect.get(data, field) ?? null) !== (originalDoc[field] ?? null))
  if (changed.length === 0) return data
  const uses = await countUses(req, originalDoc.id)
  if (uses === 0) return data
  const names = changed.map(([, label]) => label).join('和')
  throw new APIError(`有 ${uses} 个产品在使用这个属性，不能改${names}。请新建一个属性，再在产品中更换。`, 409, undefined, true)
}

/** Nor may it go while it is used. */
export const refuseDeletionOfUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The seed takes back what it made, in an order of its own.
  if (!req.user) return
  const uses = await countUses(req, id)
  if (uses > 0)
    throw new APIError(`有 ${uses} 个产品在使用这个属性，不能删除。请先在这些产品的技术参数中更换，再试一次。`, 409, undefined, true)
}
