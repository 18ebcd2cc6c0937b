import { APIError, type CollectionAfterOperationHook, type PayloadRequest } from 'payload'

/** Operations that can take an administrator away. */
const risky = new Set(['delete', 'deleteByID', 'update', 'updateByID'])

/**
 * Refuses whatever would leave the site without an administrator (spec: content/last-administrator), whoever does it, one by one
 * or many at once.
 *
 * Looks after the writes and before the commit: then several documents of one operation count together, and the error
 * takes all of them back.
 */
export const keepAnAdministrator: CollectionAfterOperationHook<'users'> = async ({ operation, req, result }) => {
  if (!risky.has(operation)) return result
  await comeBeforeOthers(req)
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    // Who was invited and never came can't help anybody.
    where: { and: [{ role: { equals: 'admin' } }, { invitedUntil: { exists: false } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) throw new APIError('至少要保留一名管理员：请先将另一位用户设为管理员。', 400, undefined, true)
  return result
}

/**
 * SQLite has one writer. On MongoDB two transactions could each take away what the other one still sees: writing one
 * document in both makes that a conflict.
 */
async function comeBeforeOthers({ payload: { db }, transactionID }: PayloadRequest): Promise<void> {
  if (db.name !== 'mongoose') return
  const name = 'administrators'
  try {
    await db.upsert({
      collection: 'counters',
      where: { name: { equals: name } },
      data: { name, value: Date.now() },
      req: { transactionID },
    })
  } catch {
    throw new APIError('另一位管理员正在修改用户，请稍后重试。', 409, undefined, true)
  }
}
