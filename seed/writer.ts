import { readFileSync } from 'node:fs'
import path from 'node:path'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { ValidationError } from 'payload'
import { WITHOUT_AUDIT } from '../collections/hooks/audit'
import type { DocumentId } from '../src/lib/document-id'
import { FixtureError } from './fixture-error'
import type { Progress } from './progress'

export type Id = DocumentId

/** Collections that the seed fills, with the field by which a fixture is known again. */
export const seededCollections = {
  media: 'filename',
  'download-categories': 'categoryId',
  documents: 'attachmentId',
  'product-categories': 'categoryId',
  attributes: 'key',
  products: 'articleId',
  'code-aliases': 'code',
  synonyms: 'title',
  'solution-categories': 'categoryId',
  solutions: 'articleId',
  'story-categories': 'categoryId',
  stories: 'articleId',
  news: 'articleId',
  trainings: 'articleId',
  'staff-messages': 'name',
  questions: 'articleId',
  'single-pages': 'articleId',
  banners: 'headline',
} as const

export type SeededCollection = keyof typeof seededCollections

type WriterOptions = {
  payload: Payload
  progress: Pick<Progress, 'step'>
  /** What earlier runs have seeded, as `collection:key`: never brought back when an editor has deleted it. */
  alreadySeeded: ReadonlySet<string>
  /** After a reset: what the globals point to is new. */
  overwritesGlobals: boolean
  /** Only this collection or global is written; everything else is only looked up. */
  only?: string
}

type Create<S extends SeededCollection> = {
  collection: S
  /** The fixture's value of the field by which it is known. */
  key: number | string
  /** Made only when the document is not there yet. */
  data: () => RequiredDataFromCollectionSlug<S>
  /** A file to upload with the document. */
  file?: { path: string; name: string }
}

/** Content type by ending: what Payload would otherwise guess from the bytes, and can't for these. */
const mimeTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.glb': 'model/gltf-binary',
  '.step': 'model/step',
  '.dxf': 'image/vnd.dxf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * Writes fixtures through Payload: creates what is missing and leaves alone what is there. When a write fails, what
 * this run created can be taken back with `undo`, so that the database is as it was.
 */
export class Writer {
  readonly seeded: Set<string>
  readonly #options: WriterOptions
  readonly #ids = new Map<SeededCollection, Map<string, Id>>()
  readonly #created: { collection: SeededCollection; id: Id }[] = []
  #ownsEverything = false

  constructor(options: WriterOptions) {
    this.#options = options
    this.seeded = new Set(options.alreadySeeded)
  }

  /** Database ids by key, of all documents of a collection that are there. */
  ids(collection: SeededCollection): ReadonlyMap<string, Id> {
    return this.#ids.get(collection) ?? new Map()
  }

  /** The database id of one document; undefined when an editor has deleted it. */
  id(collection: SeededCollection, key: number | string): Id | undefined {
    return this.ids(collection).get(String(key))
  }

  /** Reads which documents of all seeded collections are there. */
  async lookUp(): Promise<void> {
    const { payload } = this.#options
    for (const [collection, field] of entriesOf(seededCollections)) {
      const { docs } = await payload.find({
        collection,
        select: { [field]: true },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      })
      this.#ids.set(collection, new Map(docs.map((doc) => [String(Reflect.get(doc, field)), doc.id])))
    }
  }

  /** Is there no content at all? Known after `lookUp`. */
  isEmpty(): boolean {
    return [...this.#ids.values()].every((ids) => ids.size === 0)
  }

  /** What an earlier run, that was broken off, has created counts as new: it may lack its relations. */
  ownsEverything(): void {
    this.#ownsEverything = true
  }

  /** Creates a document unless it is there, or was seeded before and deleted since. */
  async create<S extends SeededCollection>({ collection, key, data, file }: Create<S>): Promise<Id | undefined> {
    const { payload, progress, only } = this.#options
    const name = `${collection}:${key}`
    const existing = this.id(collection, key)
    progress.step(collection)
    if (existing !== undefined || this.seeded.has(name) || (only && only !== collection)) {
      if (existing !== undefined) this.seeded.add(name)
      return existing
    }
    const created = await payload
      .create({
        collection,
        data: data(),
        depth: 0,
        overrideAccess: true,
        context: WITHOUT_AUDIT,
        overwriteExistingFiles: true,
        // Pictures are converted side by side: not inside transactions, which queue.
        disableTransaction: collection === 'media',
        ...(file ? { file: uploadOf(file) } : {}),
      })
      .catch((error: unknown) => {
        throw asFixtureError(error, name)
      })
    this.#created.push({ collection, id: created.id })
    this.seeded.add(name)
    const ids = this.#ids.get(collection) ?? new Map<string, Id>()
    this.#ids.set(collection, ids.set(String(key), created.id))
    return created.id
  }

  /** Was this document created by the seed and never left to editors? Then relations may still be added to it. */
  isNew(collection: SeededCollection, id: Id | undefined): boolean {
    if (this.#ownsEverything) return id !== undefined
    return this.#created.some((entry) => entry.collection === collection && entry.id === id)
  }

  /**
   * Adds fields that could not be known when a document of this run was created. Its history begins with the complete one: what it
   * was before nobody has written, and whoever restored it would publish a document without its relations.
   */
  async complete<S extends SeededCollection>(slug: S, id: Id | undefined, data: Partial<DataFromCollectionSlug<S>>): Promise<void> {
    if (id === undefined || !this.isNew(slug, id)) return
    const { payload } = this.#options
    const collection: CollectionSlug = slug
    await payload.update({
      collection,
      id,
      data: { ...data, _status: 'published' },
      depth: 0,
      overrideAccess: true,
      context: WITHOUT_AUDIT,
    })
    await payload.db.deleteVersions({ collection, where: { and: [{ parent: { equals: id } }, { latest: { not_equals: true } }] } })
  }

  /** Fills a global unless it was filled before, or by an editor. */
  async fill<G extends GlobalSlug>(slug: G, data: () => Omit<DataFromGlobalSlug<G>, 'id'>): Promise<void> {
    const { payload, progress, only } = this.#options
    progress.step('globals')
    const name = `global:${slug}`
    if (this.seeded.has(name) || (only && only !== slug)) return
    const current = await payload.findGlobal({ slug, depth: 0, overrideAccess: true, draft: true })
    if (this.#options.overwritesGlobals || !Reflect.get(current, 'updatedAt')) {
      const published: object = { ...data(), _status: 'published' }
      const options = { slug: slug as GlobalSlug, data: published, depth: 0, overrideAccess: true, context: WITHOUT_AUDIT }
      await payload.updateGlobal(options).catch((error: unknown) => {
        throw asFixtureError(error, name)
      })
    }
    this.seeded.add(name)
  }

  /** Takes back everything this run created, newest first. */
  async undo(): Promise<void> {
    for (const { collection, id } of this.#created.reverse()) {
      await this.#options.payload.delete({ collection, id, depth: 0, overrideAccess: true, context: WITHOUT_AUDIT })
    }
    this.#created.length = 0
  }
}

/** What Payload's own validation finds wrong with a fixture is a mistake in the fixture, too. */
function asFixtureError(error: unknown, name: string): unknown {
  if (!(error instanceof ValidationError)) return error
  const [first] = error.data.errors
  return new FixtureError(`fixtures (${name})`, first?.path ?? '', first?.message ?? error.message)
}

function uploadOf({ path: filePath, name }: { path: string; name: string }) {
  const data = readFileSync(filePath)
  const mimetype = mimeTypes[path.extname(name)] ?? 'application/octet-stream'
  return { data, mimetype, name, size: data.length }
}

function entriesOf<K extends string, V>(record: Record<K, V>): [K, V][] {
  return Object.entries(record) as [K, V][]
}
