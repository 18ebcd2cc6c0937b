import type { PayloadRequest } from 'payload'
import { normalOldAddress } from '../../src/domain/redirect-rules'

/**
 * Lets the old address of a file lead to its new one (collections/redirects.ts): it may stand in print, in e-mails and on
 * other sites. Not for ever, because the old name can come back. A rule in the trash is one, too, and leads again when it is
 * the one that is needed.
 *
 * @param from the old address, a path of this site
 * @param to the new one
 */
export async function leadOldAddress(req: PayloadRequest, from: string, to: string): Promise<void> {
  const { payload } = req
  const [oldRule, newRule] = [from, to].map((address) => normalOldAddress(address) ?? address)
  const options = { collection: 'redirects' as const, depth: 0, trash: true, overrideAccess: true, req }
  await payload.delete({ ...options, where: { from: { equals: newRule } } })
  // What led to the old address goes on to the new one in one step.
  await payload.update({ ...options, where: { to: { equals: from } }, data: { to } })
  const { docs } = await payload.update({ ...options, where: { from: { equals: oldRule } }, data: { to, deletedAt: null } })
  if (docs.length > 0) return
  const data = { from, to, isPermanent: false }
  await payload.create({ collection: 'redirects', data, depth: 0, overrideAccess: true, req })
}
