import { APIError, type Endpoint } from 'payload'
import { hasRole } from '../../src/domain/roles'
import { findLinkable } from '../../src/usage/find-linkable'

/** So much is typed at most, to find something. */
const LONGEST = 60

/** `GET /cms-api/linkable?words=HM3`: what of this site a link may lead to, each with its address. */
export const linkable: Endpoint = {
  path: '/linkable',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
    const words = (req.searchParams.get('words') ?? '').trim().slice(0, LONGEST)
    return Response.json({ found: await findLinkable(req, words) }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
