import { APIError, type GlobalAfterChangeHook, type GlobalBeforeChangeHook } from 'payload'
import { accountById } from '../../src/accounts/account'
import { endSessions } from '../../src/accounts/sessions'
import { hasRole, roleLabels } from '../../src/domain/roles'
import { recordAudit } from './audit'

/** Who demands a second factor of the own role must have one: otherwise the next save would be the last thing one could do. */
export const keepOwnAccess: GlobalBeforeChangeHook = async ({ data, req }) => {
  const demanded = data.secondFactorRoles ?? []
  if (!req.user || !hasRole(req.user, demanded)) return data
  const account = await accountById(req, req.user.id)
  if (!account?.secondFactorSince) throw new APIError('请先在自己的账号页面启用两步验证，再要求管理员使用。', 400, undefined, true)
  return data
}

/** Who has no second factor and now must have one signs in anew, and is led to it. */
export const endUnprotectedSessions: GlobalAfterChangeHook = async ({ doc, req }) => {
  const demanded: (keyof typeof roleLabels)[] = doc.secondFactorRoles ?? []
  await recordAudit(req, {
    action: 'change-security',
    subject: '安全设置',
    detail: `必须使用两步验证：${demanded.map((role) => roleLabels[role]).join('、') || '无'}`,
  })
  if (demanded.length === 0) return doc
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ role: { in: demanded } }, { secondFactorSince: { exists: false } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) await endSessions(req, id, () => false)
  return doc
}
