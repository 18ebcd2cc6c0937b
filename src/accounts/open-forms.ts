import type { Payload } from 'payload'
import { z } from 'zod'

/** Who has not been heard of for so long has gone, however. Forms call every ten seconds; a computer may be slow. */
const GONE_AFTER_MS = 30_000

/** Payload's own table of keys and values, in the database, so that all processes see the same. */
const STORE = 'payload-kv'
const PREFIX = 'editing:'

const visit = z.object({ account: z.string(), name: z.string(), since: z.string(), seenAt: z.number() })
const stored = z.array(z.object({ key: z.string(), data: visit }))

const isHere = ({ seenAt }: { seenAt: number }) => Date.now() - seenAt < GONE_AFTER_MS

/** Under what the forms of a collection, or of one document of it, are noted; a global has no id. */
export const keysOf = (slug: string, id?: number | string | null) => `${PREFIX}${slug}:${id === undefined ? '' : `${id ?? ''}:`}`

/** The document's id in the key of a form. */
export const idInKey = (key: string) => key.slice(PREFIX.length).split(':')[1] ?? ''

/** Notes that somebody has a form open, at this moment. */
export const noteForm = ({ kv }: Payload, key: string, who: { account: string; name: string; since: string }) =>
  kv.set(key, { ...who, seenAt: Date.now() })

/** The forms that are open under such keys, whoever came first before the others. */
export async function openForms({ db }: Payload, keys: string) {
  const { docs } = await db.find({ collection: STORE, where: { key: { contains: keys } }, pagination: false, limit: 0 })
  return stored
    .parse(docs)
    .filter(({ data }) => isHere(data))
    .sort((a, b) => a.data.since.localeCompare(b.data.since))
}

/** Forms that were never closed: of browsers that crashed. */
export async function forgetGoneForms({ db, kv }: Payload): Promise<void> {
  const { docs } = await db.find({ collection: STORE, where: { key: { contains: PREFIX } }, pagination: false, limit: 0 })
  for (const { key, data } of stored.parse(docs)) if (!isHere(data)) await kv.delete(key)
}
