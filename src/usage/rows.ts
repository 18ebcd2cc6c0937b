import { z } from 'zod'
import { keyOf, shownKey } from '../domain/document-keys'
import { addressTarget } from './address-target'
import type { Holder } from './holders'
import { referencesOf } from './references'
import type { Target } from './targets'

/** Why visitors can't get to what is referred to. */
const faults = ['missing', 'trashed', 'unpublished', 'unknown'] as const

export type Fault = (typeof faults)[number]

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const flag = z.boolean().nullish().transform(Boolean)

/** A row of `content-references`: one document refers to another one, or to an address of this site. */
export const referenceRow = z.object({
  /** Which document refers: its key, see keys.ts. */
  holder: z.string(),
  /** To which one, also by way of an address; null when the address shows none. */
  document: text,
  /** An address of this site; null when the document itself is named. */
  address: text,
  /** By what the address names a document, whether there is one or not: `news.articleId=7`. */
  shows: text,
  /** In which fields, as paths with commas between; null when only a draft refers to it. */
  fields: text,
  /** The same of the newest draft. */
  draftFields: text,
  /** Does the holder lie in the trash? */
  isTrashed: flag,
  /** Can visitors come across it, as soon as the holder is published? */
  isShown: flag,
  /** Only of what is shown. */
  fault: z
    .enum(faults)
    .nullish()
    .transform((value) => value ?? null),
})

export type ReferenceRow = z.output<typeof referenceRow>

/** A row of `content-gaps`: a document lacks something. */
export const gapRow = z.object({ holder: z.string(), gap: z.string(), changedAt: z.string() })

export type GapRow = z.output<typeof gapRow>

/** A row of which it is not known yet what is behind its address, or whether visitors get there. */
export type UnresolvedRow = Omit<ReferenceRow, 'fault'>

/** What is stored of a holder: what counts now, and its newest draft, which may be the same. */
export type Editions = { current: object; draft: object }

const trashed = z.object({ deletedAt: z.string().nullish() })

/** Does it lie in the trash? */
export const isInTrash = (document: object): boolean => Boolean(trashed.safeParse(document).data?.deletedAt)

type Site = {
  /** Does a collection hold what can be referred to? */
  isContent: (slug: string) => boolean
  /** The public address. */
  siteUrl: string
}

/**
 * What a document refers to, one row for each target however often it is named.
 *
 * @param key of the document
 */
export function rowsOf(holder: Holder, key: string, editions: Editions, { isContent, siteUrl }: Site): UnresolvedRow[] {
  const isTrashed = isInTrash(editions.current)
  const rows = new Map<string, UnresolvedRow & { inCurrent: Set<string>; inDraft: Set<string> }>()
  for (const edition of ['current', 'draft'] as const) {
    for (const { path, target } of referencesOf(holder.fields, editions[edition], siteUrl)) {
      const named = namedBy(target)
      if (!named || ('collection' in target && !isContent(target.collection))) continue
      const name = named.address ?? named.document ?? ''
      const row = rows.get(name) ?? { ...emptyRow(key, isTrashed), ...named, inCurrent: new Set(), inDraft: new Set() }
      row[edition === 'current' ? 'inCurrent' : 'inDraft'].add(path)
      rows.set(name, row)
    }
  }
  return [...rows.values()].map(({ inCurrent, inDraft, ...row }) => {
    const isShown = holder.hasDrafts && !isTrashed && inCurrent.size > 0
    return { ...row, fields: listOf(inCurrent), draftFields: listOf(inDraft), isShown }
  })
}

const emptyRow = (holder: string, isTrashed: boolean) => ({ holder, isTrashed, isShown: false, fields: null, draftFields: null })

const listOf = (paths: ReadonlySet<string>) => (paths.size > 0 ? [...paths].join(',') : null)

/** What a target is in the table; null for a page that is always there. */
function namedBy(target: Target): Pick<ReferenceRow, 'document' | 'address' | 'shows'> | null {
  if ('id' in target) return { document: keyOf(target.collection, target.id), address: null, shows: null }
  const led = addressTarget(target.path)
  if (led.kind === 'page') return null
  const shows = led.kind === 'document' ? shownKey(led.document.collection, led.document.field, led.document.value) : null
  return { document: null, address: target.path, shows }
}
