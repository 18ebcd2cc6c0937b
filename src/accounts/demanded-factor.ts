import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'

/** Must this account have a second factor, and has none yet? */
export async function lacksDemandedFactor(req: PayloadRequest, account: Pick<User, 'role' | 'secondFactorSince'>): Promise<boolean> {
  return !account.secondFactorSince && (await isFactorDemanded(req, account))
}

/** Do administrators demand a second factor of this role? */
export async function isFactorDemanded(req: PayloadRequest, { role }: Pick<User, 'role'>): Promise<boolean> {
  const { secondFactorRoles } = await req.payload.findGlobal({ slug: 'security-settings', depth: 0, overrideAccess: true, req })
  return Boolean(secondFactorRoles?.includes(role))
}
