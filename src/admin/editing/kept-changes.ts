import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import { changesOf } from './changes-of'
import type { OpenForm } from './open-form'
import type { Fields } from './shapes'

/** What isn't needed for so long will not be. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

const fields = z.record(z.string(), z.unknown())
const keptChanges = z.object({ base: fields, mine: fields, savedAt: z.string() })

/** The fields that an editor has changed, as they were and as they are now. */
export type KeptChanges = z.infer<typeof keptChanges> & { key: string }

const placeOf = ({ account, path }: OpenForm) => `${account.id} ${path} `

/** Keeps what isn't saved on the device; nothing, once it is. A device that keeps nothing stops nobody from writing. */
export async function keepChanges(form: OpenForm, values: Fields | null): Promise<void> {
  const changes = values && changesOf(form.base, values)
  const key = `${placeOf(form)}${form.id}`
  const kept = changes && { ...changes, savedAt: new Date().toISOString() }
  await onDevice((store) => (kept ? set(key, kept, store) : del(key, store)))
}

export const forgetChanges = (key: string) => onDevice((store) => del(key, store))

/** What earlier forms of the same account have left behind for this document, the latest first. */
export async function findKeptChanges(form: OpenForm): Promise<KeptChanges[]> {
  const all = (await onDevice((store) => entries<string, unknown>(store))) ?? []
  const found: KeptChanges[] = []
  for (const [key, value] of all) {
    const kept = keptChanges.safeParse(value).data
    if (!kept || isOld(kept)) void forgetChanges(key)
    else if (key.startsWith(placeOf(form)) && !key.endsWith(form.id)) found.push({ ...kept, key })
  }
  return found.sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

const isOld = ({ savedAt }: { savedAt: string }) => Date.now() - Date.parse(savedAt) > KEPT_DAYS * DAY_MS

let store: UseStore | undefined

/** Browsers may forbid it, and disks are full some day. */
async function onDevice<T>(work: (store: UseStore) => Promise<T>): Promise<T | null> {
  try {
    store ??= createStore('editing', 'changes')
    return await work(store)
  } catch {
    return null
  }
}
