import type { Payload } from 'payload'
import { z } from 'zod'

/** Who has not been heard of for so long has gone, however. Forms call every ten seconds; a computer may be slow. */
const GONE_AFTER_MS = 30_000

/** Payload's own table of keys and values, in the database, so that all processes see the same. */
const STORE = 'payload-kv'
const PREFIX = 'editing:'

const TAKEN_OVER = 'taken-over:'

/** `edits`: something was changed in it since it was opened. */
const visit = z.object({ account: z.string(), name: z.string(), since: z.string(), seenAt: z.number(), edits: z.boolean().default(false) })
const stored = z.array(z.object({ key: z.string(), data: visit }))
type StoredForm = z.infer<typeof stored>[number]

/** Which form has taken a document over, when, and which others were open then: those wait until it is closed. */
const takeOver = z.object({ by: z.string(), at: z.string(), from: z.array(z.string()) })
const storedTakeOvers = z.array(z.object({ key: z.string(), data: takeOver }))

const isHere = ({ seenAt }: { seenAt: number }) => Date.now() - seenAt < GONE_AFTER_MS

/** Under what the forms of a collection, or of one document of it, are noted; a global has no id. */
export const keysOf = (slug: string, id?: number | string | null) => `${PREFIX}${slug}:${id === undefined ? '' : `${id ?? ''}:`}`

/** The document's id in the key of a form. */
export const idInKey = (key: string) => key.slice(PREFIX.length).split(':')[1] ?? ''

/** Notes that somebody has a form open, at this moment. */
export const noteForm = ({ kv }: Payload, key: string, who: Omit<z.input<typeof visit>, 'seenAt'>) =>
  kv.set(key, { ...who, seenAt: Date.now() })

/** The forms that are open under such keys, whoever came first before the others. */
export async function openForms(payload: Payload, keys: string): Promise<StoredForm[]> {
  const forms = await notedForms(payload, keys)
  return forms.filter(({ data }) => isHere(data)).sort((a, b) => a.data.since.localeCompare(b.data.since))
}

/**
 * From now on one form of a document is the one that is written in. Forms of computers that are asleep are among those that wait.
 *
 * @param document its keys (`keysOf`)
 * @param key of the form
 */
export async function noteTakeOver(payload: Payload, document: string, key: string): Promise<void> {
  const from = (await notedForms(payload, document)).map((form) => form.key).filter((other) => other !== key)
  await payload.kv.set(takeOverKeyOf(document), { by: key, at: new Date().toISOString(), from })
}

/**
 * Who has taken a document over from a form; null when nobody has, or has left since.
 *
 * @param open all open forms of the document
 */
export async function takenOverFrom(payload: Payload, document: string, key: string, open: readonly StoredForm[]) {
  const latest = await latestTakeOver(payload, document)
  if (!latest?.from.includes(key)) return null
  const by = open.find((form) => form.key === latest.by)
  return by ? { account: by.data.account, name: by.data.name, at: latest.at } : null
}

/** A form is closed, and what it has taken over is everybody's again: a browser that goes back may open the same form. */
export async function forgetForm(payload: Payload, document: string, key: string): Promise<void> {
  await payload.kv.delete(key)
  const latest = await latestTakeOver(payload, document)
  if (latest?.by === key) await payload.kv.delete(takeOverKeyOf(document))
}

/** Forms that were never closed, of browsers that crashed; and take-overs whose form is closed. */
export async function forgetGoneForms(payload: Payload): Promise<void> {
  const here = new Set<string>()
  for (const { key, data } of await notedForms(payload, PREFIX)) {
    if (isHere(data)) here.add(key)
    else await payload.kv.delete(key)
  }
  const takeOvers = storedTakeOvers.parse(await noted(payload, TAKEN_OVER))
  for (const { key, data } of takeOvers) if (!here.has(data.by)) await payload.kv.delete(key)
}

const takeOverKeyOf = (document: string) => `${TAKEN_OVER}${document.slice(PREFIX.length)}`

const latestTakeOver = async ({ kv }: Payload, document: string) => takeOver.nullable().parse(await kv.get(takeOverKeyOf(document)))

const notedForms = async (payload: Payload, keys: string) => stored.parse(await noted(payload, keys))

async function noted({ db }: Payload, keys: string): Promise<unknown> {
  const { docs } = await db.find({ collection: STORE, where: { key: { contains: keys } }, pagination: false, limit: 0 })
  return docs
}
