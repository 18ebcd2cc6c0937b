import { z } from 'zod'

/** What a piece of content points at: a document by its id, or an address of this site. */
export type Target = DocumentTarget | PathTarget
export type DocumentTarget = { collection: string; id: number | string }
export type PathTarget = { path: string }

const id = z.union([z.number(), z.string()])

/** A relation to one known collection: the id, or the document itself. */
export const relation = z.union([id, z.object({ id }).transform((document) => document.id)])

/** A relation that says itself to which collection it leads. */
export const documentTarget = z
  .object({ relationTo: z.string(), value: relation })
  .transform(({ relationTo, value }): DocumentTarget => ({ collection: relationTo, id: value }))

/**
 * An address as a path of this site; nothing for an address elsewhere.
 *
 * @param siteUrl the public address, so that a full address of this site counts as one of its own
 */
export function pathTargets(value: unknown, siteUrl: string): PathTarget[] {
  if (typeof value !== 'string') return []
  const path = siteUrl !== '' && value.startsWith(`${siteUrl}/`) ? value.slice(siteUrl.length) : value
  return path.startsWith('/') && !path.startsWith('//') ? [{ path }] : []
}
