import type { BasePayload, CollectionSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { keyOf, partsOf } from '../domain/document-keys'
import { stateFields } from './holders'
import { type Fault, isInTrash, type ReferenceRow, type UnresolvedRow } from './rows'

export type Request = Partial<PayloadRequest> & { payload: BasePayload }

export const stored = z.looseObject({ id: z.union([z.number(), z.string()]) })
export type Stored = z.infer<typeof stored>

type State = { key: string; fault: Fault | null }

/**
 * Finds out where rows lead, and whether visitors get there. One query for each collection and kind of number, however many
 * rows there are.
 */
export async function resolveRows(req: Request, rows: readonly UnresolvedRow[]): Promise<ReferenceRow[]> {
  const addresses = rows.flatMap(({ address }) => address ?? [])
  const [byKey, byShown, redirected] = await Promise.all([
    statesByKey(
      req,
      rows.flatMap(({ document, address }) => (document && !address ? [document] : [])),
    ),
    statesByShown(
      req,
      rows.flatMap(({ shows }) => shows ?? []),
    ),
    redirectedAmong(req, addresses),
  ])
  return rows.map((row): ReferenceRow => {
    if (row.address === null) return { ...row, fault: row.isShown ? faultIn(byKey, row.document) : null }
    const shown = row.shows === null ? undefined : byShown.get(row.shows)
    const isSound = !row.isShown || redirected.has(row.address)
    const fault = row.shows === null ? 'unknown' : faultIn(byShown, row.shows)
    return { ...row, document: shown?.key ?? null, fault: isSound ? null : fault }
  })
}

/** What was not found is gone. */
const faultIn = (states: ReadonlyMap<string, State>, key: string | null): Fault | null => {
  const state = states.get(key ?? '')
  return state ? state.fault : 'missing'
}

/** Why visitors can't get to a document of a collection; null when they can. */
export function faultOf({ payload }: Request, slug: string, document: object): Fault | null {
  const hasDrafts = payload.config.collections.some((collection) => collection.slug === slug && collection.versions?.drafts)
  if (!hasDrafts) return null
  if (isInTrash(document)) return 'trashed'
  return Reflect.get(document, '_status') === 'published' ? null : 'unpublished'
}

async function statesByKey(req: Request, keys: readonly string[]): Promise<ReadonlyMap<string, State>> {
  const states = new Map<string, State>()
  for (const [slug, ids] of grouped(keys.map((key): [string, string] => [partsOf(key).slug, partsOf(key).id ?? '']))) {
    for (const document of await statesOf(req, slug, { id: { in: ids } })) {
      const key = keyOf(slug, document.id)
      states.set(key, { key, fault: faultOf(req, slug, document) })
    }
  }
  return states
}

const SHOWN = /^([\w-]+)\.(\w+)=(.*)$/s

async function statesByShown(req: Request, shown: readonly string[]): Promise<ReadonlyMap<string, State>> {
  const states = new Map<string, State>()
  const named = shown.map((name): [string, string] => {
    const [, slug = '', field = '', value = ''] = SHOWN.exec(name) ?? []
    return [`${slug}.${field}`, value]
  })
  for (const [place, values] of grouped(named)) {
    const [slug = '', field = ''] = place.split('.')
    for (const document of await statesOf(req, slug, { [field]: { in: values } })) {
      const state = { key: keyOf(slug, document.id), fault: faultOf(req, slug, document) }
      states.set(`${place}=${document[field]}`, state)
    }
  }
  return states
}

async function statesOf(req: Request, slug: string, where: Where): Promise<Stored[]> {
  const collection = req.payload.config.collections.find((candidate) => candidate.slug === slug)
  if (!collection) return []
  const select = Object.fromEntries(stateFields(collection).map((name) => [name, true as const]))
  const options = { collection: z.custom<CollectionSlug>().parse(slug), where, select, limit: 0, pagination: false }
  const { docs } = await req.payload.db.find({ ...options, req })
  return stored.array().parse(docs)
}

async function redirectedAmong(req: Request, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const where: Where = { and: [{ from: { in: [...new Set(addresses)] } }, { deletedAt: { exists: false } }] }
  const { docs } = await req.payload.db.find({ collection: 'redirects', where, select: { from: true }, limit: 0, pagination: false, req })
  return new Set(
    z
      .object({ from: z.string() })
      .array()
      .parse(docs)
      .map(({ from }) => from),
  )
}

/** The values of each name, each once. */
function grouped(pairs: readonly [name: string, value: string][]): Map<string, string[]> {
  const groups = new Map<string, Set<string>>()
  for (const [name, value] of pairs) groups.set(name, (groups.get(name) ?? new Set()).add(value))
  return new Map([...groups].map(([name, values]) => [name, [...values]]))
}
