import { APIError, commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole, type Role } from '../../src/domain/roles'
import { forgetRequestsOf } from '../../src/limits/rate-limits'
import { erasePerson } from '../../src/personal-data/erase-person'
import { exportPerson } from '../../src/personal-data/export-person'
import { findPerson } from '../../src/personal-data/find-person'
import { maskedPerson, type Person, person } from '../../src/personal-data/person'
import { recordAudit } from '../hooks/audit'

const erasureBody = person.and(z.object({ includesOpen: z.boolean().default(false) }))

/**
 * What the law gives to a person, by the hands of the staff: to be told what is stored, to get it, to have it erased. By POST,
 * so that no number stands in an address. Each use is in the audit log, which itself holds the last digits only.
 */
export const personalData: Endpoint[] = [
  {
    path: '/personal-data/find',
    method: 'post',
    handler: async (req) => {
      const who = await personOf(req, ['admin', 'service'], person)
      const found = await findPerson(req, who)
      await recordAudit(req, { action: 'find-person', subject: maskedPerson(who), detail: `找到 ${found.requests.length} 条请求` })
      return Response.json(found, { headers: { 'Cache-Control': 'no-store' } })
    },
  },
  {
    path: '/personal-data/export',
    method: 'post',
    handler: async (req) => {
      const who = await personOf(req, ['admin', 'service'], person)
      const { body, count, missing } = await exportPerson(req, who)
      const detail = `ZIP，${count} 条请求${missing > 0 ? `，缺 ${missing} 张照片` : ''}`
      await recordAudit(req, { action: 'export', subject: `个人信息：${maskedPerson(who)}`, detail })
      return new Response(new Uint8Array(body), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': 'attachment; filename="personal-data.zip"',
          'Cache-Control': 'no-store',
        },
      })
    },
  },
  {
    path: '/personal-data/erase',
    method: 'post',
    handler: async (req) => {
      const { includesOpen, ...who } = await personOf(req, ['admin'], erasureBody)
      return Response.json(await eraseAtOnce(req, who, includesOpen), { headers: { 'Cache-Control': 'no-store' } })
    },
  },
]

/** Everything, with its entry in the log, or nothing. */
async function eraseAtOnce(req: PayloadRequest, who: Person, includesOpen: boolean) {
  const isOurs = await initTransaction(req)
  try {
    const result = await erasePerson(req, who, { includesOpen })
    const detail = `清除 ${result.erased} 条，保留未完成的 ${result.keptOpen} 条`
    await recordAudit(req, { action: 'erase', subject: maskedPerson(who), detail })
    if (isOurs) await commitTransaction(req)
    // Afterwards: its write waits until this transaction is over.
    if (who.phone) await forgetRequestsOf(req.payload, who.phone)
    return result
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}

/** @throws APIError for a stranger, and for what names nobody */
async function personOf<T>(req: PayloadRequest, allowed: readonly Role[], body: z.ZodType<T>): Promise<T> {
  if (!hasRole(req.user, allowed)) throw new APIError('没有权限', 403, undefined, true)
  const given = body.safeParse(await req.json?.().catch(() => null))
  if (!given.success) throw new APIError(given.error.issues[0]?.message ?? '请输入手机号或邮箱', 400, undefined, true)
  return given.data
}
