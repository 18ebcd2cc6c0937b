import { z } from 'zod'
import type { Attribute } from '../../domain/attributes/attribute'
import { attributeKinds } from '../../domain/attributes/kinds'
import { holdsFor } from '../../domain/attributes/scope'
import { storedAttribute } from '../../domain/attributes/stored-attribute'
import { unitNames } from '../../domain/attributes/units'
import { type DocumentId, documentId } from '../../lib/document-id'
import { idOf } from '../../lib/references'

/** How long what was asked for is taken for the newest, in milliseconds: attributes are made in another tab. */
const FRESH = 30_000

/** @property isFilter whether lists of products can be filtered by it */
export type Known = { id: DocumentId; attribute: Attribute; categories: readonly DocumentId[]; isFilter: boolean }
export type KnownAttributes = { all: readonly Known[]; parents: ReadonlyMap<DocumentId, DocumentId | null> }

const text = z.string().nullish()
const attributes = z.object({
  docs: z.array(
    z.object({
      id: documentId,
      key: z.string(),
      name: z.string(),
      symbol: text,
      condition: text,
      kind: z.enum(attributeKinds.map(({ value }) => value)),
      unit: z.enum(unitNames).nullish(),
      choices: z.array(z.object({ value: z.string(), label: text, aliases: text })).nullish(),
      categories: z.array(documentId).nullish(),
      isFilter: z.boolean().nullish(),
    }),
  ),
})
const categories = z.object({
  docs: z.array(z.object({ id: documentId, parent: z.union([documentId, z.object({ id: documentId })]).nullish() })),
})

let asked: { at: number; known: Promise<KnownAttributes> } | null = null

/** All attributes, once for all rows of a form. */
export function askAttributes(): Promise<KnownAttributes> {
  if (asked && Date.now() - asked.at < FRESH) return asked.known
  const known = ask()
  asked = { at: Date.now(), known }
  known.catch(() => {
    asked = null
  })
  return known
}

async function ask(): Promise<KnownAttributes> {
  const [known, tree] = await Promise.all([
    list('attributes', 'sort=sortOrder').then((answer) => attributes.parse(answer)),
    list('product-categories', 'select[parent]=true').then((answer) => categories.parse(answer)),
  ])
  return {
    all: known.docs.map((row) => ({
      id: row.id,
      attribute: storedAttribute(row),
      categories: row.categories ?? [],
      isFilter: row.isFilter ?? false,
    })),
    parents: new Map(tree.docs.map(({ id, parent }) => [id, idOf(parent)])),
  }
}

async function list(collection: string, query: string): Promise<unknown> {
  const response = await fetch(`/cms-api/${collection}?depth=0&limit=1000&${query}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`${collection}: ${response.status}`)
  return response.json()
}

/** Those that hold for a category. */
export function knownFor({ all, parents }: KnownAttributes, category: DocumentId | null): readonly Known[] {
  const places = category === null ? [] : [category, parents.get(category) ?? category]
  return all.filter(({ categories: scope }) => holdsFor(scope, places))
}
