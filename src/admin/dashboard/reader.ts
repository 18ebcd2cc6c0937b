import type { BasePayload, CollectionSlug, SelectType, TypedUser, Where } from 'payload'
import { z } from 'zod'
import { hasRole, type Role } from '../../domain/roles'

/** Who looks at the dashboard: everything on it is read with that person's rights. */
export type Reader = { payload: BasePayload; user: TypedUser }

/** What every document on the dashboard has; its own fields beside. */
const row = z.looseObject({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string().nullish(),
  _status: z.string().nullish(),
  deletedAt: z.string().nullish(),
})
const rows = z.object({ docs: z.array(row), totalDocs: z.number() })

export type Row = z.infer<typeof row>
export type Rows = z.infer<typeof rows>

type Query = {
  collection: CollectionSlug
  where?: Where
  select?: SelectType
  sort?: string
  limit?: number
  /** The newest version of each document instead of the published one. */
  draft?: boolean
  /** Also what lies in the trash. */
  trash?: boolean
}

/** Reads documents, relations as ids, with the rights of the reader. */
export async function findAs({ payload, user }: Reader, query: Query): Promise<Rows> {
  const options: object = { ...query, limit: query.limit ?? 0, depth: 0, joins: false, user, overrideAccess: false }
  // Called by name: the compiler gives up on the union of all collections.
  return rows.parse(await Reflect.apply(payload.find, payload, [options]))
}

/** Does the reader have one of these roles (spec: content/roles)? */
export const isReader = ({ user }: Reader, allowed: readonly Role[]) => hasRole(user, allowed)
