import { type BasePayload, type FlattenedField, ValidationError } from 'payload'
import { inTransaction } from '../../database/transaction'
import { type Place, SITE } from '../../import-orders/places'
import type { DocumentId } from '../../lib/document-id'
import { MediaStore } from '../files/media-store'
import { changedFields, type Decision, decide } from '../journal/decide'
import { fingerprint } from '../journal/fingerprint'
import { type Entry, entryKey, isOf, Journal } from '../journal/journal'
import type { Arrival } from '../journal/runs'
import type { Remark, Wanted } from '../map/wanted'
import type { LegacySource } from '../source/source'
import { Around } from './around'
import { DocumentFiles, FILE, type FoundFile } from './document-files'
import { type DocumentsHere, numberKey, readDocumentsHere } from './documents-here'
import { fitToFields } from './fit-to-fields'
import { fillRequired } from './needed'
import { emptyEntry, only, printed, printsOf, without } from './noted'
import type { Action, Outcome } from './outcome'
import { readAttributes } from './parameters'
import { resolveFields } from './resolve'
import { sidesOf } from './sides'
import { createDocument, readDocument, type StoredDocument, updateDocument } from './stored'

export type TargetOptions = {
  payload: BasePayload
  source: LegacySource
  /** The import that writes; empty when nothing is written. */
  run: string
  arrival: Arrival
  isDry: boolean
  /** Whether what editors changed may be lost, and what was there before. */
  overwrites: boolean
  onFile: (kind: Remark['kind'], about: string) => void
  onOwnLink: (path: string, from: string) => void
  /** Is told of documents that are made because others need them. */
  onMade: (outcome: Outcome) => void
}

type Parts = { journal: Journal; here: DocumentsHere; media: MediaStore; attributes: Awaited<ReturnType<typeof readAttributes>> }

const NOTHING = fingerprint(null)

/** This site, as documents of the source come into it. */
export class Target {
  readonly #options: TargetOptions
  readonly #journal: Journal
  readonly #here: DocumentsHere
  readonly #around: Around
  readonly #files: DocumentFiles
  readonly #put = new Set<string>()
  /** What imports have brought and is still there. */
  readonly #brought = new Set<string>()

  private constructor(options: TargetOptions, { journal, here, media, attributes }: Parts) {
    const { source, isDry, onOwnLink, onMade } = options
    this.#options = options
    this.#journal = journal
    this.#here = here
    const put = async (wanted: Wanted) => {
      const outcome = await this.put(wanted)
      if (outcome) onMade(outcome)
    }
    this.#files = new DocumentFiles({ source, journal, isDry })
    this.#around = new Around({ source, media, attributes, isDry, onOwnLink, put })
    for (const [key, { id, isTrashed }] of here.byNumber) if (!isTrashed) this.#around.ids.set(key, id)
    for (const entry of journal.entries()) {
      const { key, place, document } = entry
      const createdAt = document === null ? undefined : here.ids.get(place)?.get(document)
      if (document === null || createdAt === undefined || !isOf(entry, createdAt)) continue
      this.#around.ids.set(key, document)
      this.#brought.add(key)
    }
  }

  static async open(options: TargetOptions): Promise<Target> {
    const { payload, source, run, isDry, onFile } = options
    const journal = await Journal.read(payload)
    const media = new MediaStore({ payload, journal, source, run, isDry, tell: onFile })
    await media.lookUp()
    return new Target(options, { journal, media, here: await readDocumentsHere(payload), attributes: await readAttributes(payload) })
  }

  /** Whether there is nothing yet. */
  get isEmpty(): boolean {
    return this.#here.isEmpty
  }

  /** The sort numbers of an earlier import. */
  sortNumbers(place: Place): Map<string, number> {
    const prefix = entryKey(place, '')
    return new Map(
      this.#journal
        .of(place)
        .flatMap(({ key, sortNumber }) => (sortNumber === null ? [] : [[key.slice(prefix.length), sortNumber] as const])),
    )
  }

  /** Tells which category of products is below which one. */
  noteParent(child: string, parent: string): void {
    this.#around.noteParent(child, parent)
  }

  /** Whether a document is there, or would be. */
  has(collection: string, key: string): boolean {
    return this.#around.ids.has(numberKey(collection, key)) || this.#around.expected.has(numberKey(collection, key))
  }

  /** Whether a document has come in this import: of what is listed twice, the first counts. */
  wasPut({ place, key }: Wanted): boolean {
    return this.#put.has(numberKey(place, key))
  }

  /**
   * Brings a document in: it is made, changed where only the source has changed, or left alone.
   *
   * @param part whether these are fields for a document that is there already
   */
  async put(wanted: Wanted, { sortNumber, isPart = false }: { sortNumber?: number; isPart?: boolean } = {}): Promise<Outcome | null> {
    const { place, key } = wanted
    this.#put.add(numberKey(place, key))
    if (isPart && !this.has(place, key)) return null
    const remarks = [...wanted.remarks]
    const outcome = (action: Action, more: Partial<Outcome> = {}): Outcome => ({
      ...{ place, key, title: wanted.title, action, fields: [], conflicts: [], remarks, sides: [] },
      ...more,
    })
    const entry = this.#journal.get(place, key)
    const known = this.#around.ids.get(numberKey(place, key))
    const untouched = this.#untouched(wanted, entry, known)
    if (untouched) return isPart ? null : outcome(untouched)
    const fields = this.#fieldsOf(place)
    const told = known === undefined ? wanted.fields : without(wanted.fields, wanted.untold ?? [])
    const written = sortNumber === undefined ? told : { ...told, sortOrder: sortNumber }
    const resolved = await resolveFields(written, fields, this.#around.surroundings(wanted, remarks), remarks)
    const data = fitToFields(fields, resolved.data, remarks)
    const found = wanted.file && (await this.#files.look(wanted.file, entry))
    const prints = found ? { ...resolved.prints, [FILE]: found.print } : resolved.prints
    const work = { wanted, entry, data, prints, remarks, sortNumber, found }
    const sides = sidesOf(written, data)
    const tell: Tell = (action, more) => outcome(action, { ...more, sides })
    if (known !== undefined || place === SITE) return this.#change(work, known ?? SITE, tell).finally(found?.fetched?.release)
    if (this.#options.isDry) this.#around.expected.add(numberKey(place, key))
    return isPart ? null : this.#create(work, tell)
  }

  /** What no import looks at: a number that is in the trash or was here before, and what was deleted here. */
  #untouched(wanted: Wanted, entry: Entry | undefined, known: DocumentId | undefined): 'kept' | 'gone' | null {
    if (wanted.place === SITE) return null
    const isGone = entry?.document && !this.#brought.has(entry.key)
    if (isGone && known === undefined) return 'gone'
    if (entry && !isGone) return null
    if (this.#here.byNumber.get(numberKey(wanted.place, wanted.key))?.isTrashed) return 'kept'
    if (known === undefined || this.#options.overwrites) return null
    this.#around.noteFile(wanted, known)
    return 'kept'
  }

  async #create({ wanted, entry, data, prints, remarks, sortNumber }: Work, outcome: Tell): Promise<Outcome> {
    const { isDry, payload, run, arrival } = this.#options
    const { place, key } = wanted
    if (isDry) return outcome('created', { fields: Object.keys(data) })
    const fetched = wanted.file ? await this.#files.fetch(wanted.file, undefined, remarks) : undefined
    const file = fetched?.file
    if (place === 'documents' && !file) return outcome('missing')
    const make = (isDraft: boolean) =>
      inTransaction(payload, async (req) => {
        const stored = await createDocument(payload, { place, data, isDraft, file, req })
        const kept = { ...emptyEntry(place, key), ...entry, document: stored.id, createdBy: run, sortNumber: sortNumber ?? null }
        const noted = { ...printsOf(prints, stored), ...fetched?.noted.prints }
        return { stored, save: await this.#journal.save({ ...kept, ...fetched?.noted, prints: noted }, req) }
      })
    const made = await this.#tried(make, arrival.as !== 'published', remarks).finally(fetched?.release)
    if (!made) return outcome('failed')
    made.save()
    this.#around.ids.set(numberKey(place, key), made.stored.id)
    this.#brought.add(entryKey(place, key))
    this.#around.noteFile(wanted, made.stored.id)
    return outcome('created', { fields: Object.keys(data) })
  }

  async #change(work: Work, id: DocumentId, outcome: Tell): Promise<Outcome> {
    const { wanted, entry, data, prints } = work
    this.#around.noteFile(wanted, id)
    const then = entry?.prints ?? {}
    if (changedFields(then, prints).length === 0) return outcome('same')
    const here = await readDocument(this.#options.payload, wanted.place, id)
    if (!here) return outcome('gone')
    const decision = decide({
      ...{ then, now: prints, wanted: printed(data, Object.keys(prints)), here: printed(here.values, Object.keys(prints)) },
      ...{ nothing: NOTHING, overwrites: this.#options.overwrites },
    })
    if (decision.write.length === 0) {
      if (decision.agree.length > 0 && !this.#options.isDry) await this.#agree(work, here, decision)
      return outcome(decision.conflicts.length > 0 ? 'conflict' : 'same', { conflicts: decision.conflicts })
    }
    if (this.#options.isDry) return outcome('changed', { fields: decision.write, conflicts: decision.conflicts })
    return this.#update(work, here, decision, outcome)
  }

  /** What stands here already is only noted. */
  async #agree(work: Work, here: StoredDocument, { agree }: Decision): Promise<void> {
    const { entry, wanted, prints } = work
    const kept = { ...emptyEntry(wanted.place, wanted.key), document: wanted.place === SITE ? null : here.id, ...entry }
    ;(await this.#journal.save({ ...kept, prints: { ...kept.prints, ...printsOf(only(prints, agree), here) } }))()
  }

  async #update(
    { wanted, entry, data, prints, remarks, sortNumber, found }: Work,
    here: StoredDocument,
    decision: Decision,
    outcome: Tell,
  ): Promise<Outcome> {
    const { payload, run, arrival } = this.#options
    const { place, key } = wanted
    const isNewFile = decision.write.includes(FILE) && wanted.file !== undefined
    const fetched = isNewFile && wanted.file ? await this.#files.fetch(wanted.file, found?.fetched, remarks) : undefined
    const file = fetched?.file
    const written = decision.write.filter((name) => name !== FILE || file)
    const changes = only(data, written)
    const values =
      place === SITE && !here.values.updatedAt ? fillRequired(this.#fieldsOf(place), { ...here.values, ...changes }, remarks) : changes
    const before =
      entry?.createdBy === run
        ? []
        : [
            {
              ...{ run, prints: only(entry?.prints ?? {}, written) },
              values: Object.fromEntries(written.map((name) => [name, here.values[name] ?? null])),
            },
          ]
    // What nobody sees yet, or has a draft that waits, stays so.
    const isDraft = arrival.as !== 'published' || (here.values._status === 'draft' && Boolean(here.values.updatedAt) && entry !== undefined)
    const make = (asDraft: boolean) =>
      inTransaction(payload, async (req) => {
        const stored = await updateDocument(payload, here.id, { place, data: values, isDraft: asDraft, file, req })
        const kept = { ...emptyEntry(place, key), document: place === SITE ? null : stored.id, ...entry }
        const noted = printsOf(only(prints, [...written, ...decision.agree]), stored)
        const all = {
          ...kept,
          ...fetched?.noted,
          prints: { ...kept.prints, ...noted, ...fetched?.noted.prints },
          before: [...kept.before, ...before],
          sortNumber: sortNumber ?? kept.sortNumber,
        }
        return { stored, save: await this.#journal.save(all, req) }
      })
    const made = await this.#tried(make, isDraft, remarks).finally(fetched?.release)
    if (!made) return outcome('failed', { conflicts: decision.conflicts })
    made.save()
    return outcome('changed', { fields: written, conflicts: decision.conflicts })
  }

  /** What can't be published yet becomes a draft. */
  async #tried<T>(make: (isDraft: boolean) => Promise<T>, isDraft: boolean, remarks: Remark[]): Promise<T | null> {
    try {
      return await make(isDraft)
    } catch (error) {
      const why = refusalOf(error)
      if (why === null) throw error
      remarks.push({ kind: isDraft ? 'failed' : 'draft', about: why })
      return isDraft ? null : this.#tried(make, true, remarks)
    }
  }

  #fieldsOf(place: Place): readonly FlattenedField[] {
    const { config, collections } = this.#options.payload
    if (place === SITE) return config.globals.find(({ slug }) => slug === SITE)?.flattenedFields ?? []
    return collections[place].config.flattenedFields
  }
}

type Work = {
  wanted: Wanted
  entry: Entry | undefined
  data: Record<string, unknown>
  prints: Record<string, string>
  remarks: Remark[]
  sortNumber: number | undefined
  /** Of a document that has a file. */
  found: FoundFile | undefined
}
type Tell = (action: Action, more?: Partial<Outcome>) => Outcome

/** Why the content model doesn't take something; null for what is no fault of the content. */
function refusalOf(error: unknown): string | null {
  if (error instanceof ValidationError) return error.data.errors.map(({ path, message }) => `${path}：${message}`).join('；')
  return error instanceof Error && Reflect.get(error, 'status') === 400 ? error.message : null
}
