import { APIError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { describeUsages } from '../../src/usage/describe-usages'
import { findUsages, type Target } from '../../src/usage/find-usages'

/**
 * Refuses to delete what is still used: a file in a page, a category with content. What is only used by something in the
 * trash may go to the trash, too, but isn't deleted for ever: it would be missing after a restore.
 */
export const refuseDeletionWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuse(req, { slug: collection.slug, id }, '删除', true)
}

/** The same for moving into the trash, which is an update. */
export const refuseTrashWhileUsed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const isTrashing = Boolean(data.deletedAt) && !originalDoc?.deletedAt
  if (isTrashing && originalDoc) await refuse(req, { slug: collection.slug, id: originalDoc.id }, '移入回收站', false)
  return data
}

/**
 * Refuses to delete for good what a required field of a list names: its row would name nothing, and what holds the list could not be published
 * any more. In the trash it may lie: the row comes back with it.
 */
export const refuseDeletionWhileNamed =
  (field: string): CollectionBeforeDeleteHook =>
  async ({ collection, id, req }) =>
    refuse(req, { slug: collection.slug, id, field }, '删除', true)

/** Both, for the collections whose documents are used by others. */
export const keptWhileUsed = { beforeDelete: [refuseDeletionWhileUsed], beforeChange: [refuseTrashWhileUsed] }

async function refuse(req: PayloadRequest, target: Target, action: string, countsTrash: boolean) {
  // The seed takes back what it made, in an order of its own.
  if (!req.user) return
  const usages = await findUsages(req, target, countsTrash)
  if (usages.total === 0) return
  throw new APIError(`正在使用，不能${action}：${describeUsages(usages)}。请先在这些内容中更换或移除，再试一次。`, 409, undefined, true)
}
