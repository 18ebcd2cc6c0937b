import { APIError, type BasePayload, type Endpoint } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'

/** So many are offered; who has more will not look through chips. */
const MOST = 200

const distinct = z.object({ values: z.array(z.object({ folder: z.string().nullish() })) })

/** `GET /cms-api/media/folders`: the names of all folders that have something in them. */
export const mediaFolders: Endpoint = {
  path: '/folders',
  method: 'get',
  handler: async ({ payload, user }) => {
    if (!hasRole(user, ['admin', 'editor', 'service'])) throw new APIError('没有权限', 403, undefined, true)
    return Response.json({ folders: await readFolders(payload) })
  },
}

/** The names of the folders, in their order. */
export async function readFolders(payload: BasePayload): Promise<string[]> {
  const found = await payload.db.findDistinct({ collection: 'media', field: 'folder', sort: 'folder', limit: MOST })
  return distinct.parse(found).values.flatMap(({ folder }) => folder || [])
}
