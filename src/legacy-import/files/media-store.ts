import { type BasePayload, ValidationError } from 'payload'
import { WITHOUT_AUDIT } from '../../../collections/hooks/audit'
import type { DocumentId } from '../../lib/document-id'
import { isFileName } from '../../lib/file-name'
import { extensionOf } from '../../lib/file-sizes'
import { digestOfParts } from '../../storage/file-content'
import { uploadFiles } from '../../storage/upload-files'
import { type Entry, entryKey, isOf, type Journal, madeAt, type NewEntry } from '../journal/journal'
import type { RemarkKind } from '../remark'
import type { LegacyFile, LegacySource } from '../source/source'
import { fileInAddress } from './data-address'
import { drawPlaceholder, PLACEHOLDER } from './placeholder'
import { digestOf, type FoundFile, type PreparedFile, prepareFile, uploadOf } from './prepare-file'

/** A picture or a video of the library. */
export type Medium = { id: DocumentId; isVideo: boolean; filename: string; sha256: string; createdAt: string }

/** What is said of files; `about` is the address. */
export type TellFile = (kind: RemarkKind, about: string) => void

type Options = {
  payload: BasePayload
  journal: Journal
  source: LegacySource
  run: string
  /** Nothing is fetched or written: what is not there counts as missing. */
  isDry: boolean
  tell: TellFile
}

const FILES = 'media'
const LONGEST_ALT = 100

/** The pictures and videos of an import: each is fetched once, and stored once when several are equal (spec: moving/files). */
export class MediaStore {
  readonly #options: Options
  readonly #asked = new Map<string, Promise<Medium | null>>()
  readonly #stored = new Map<string, Promise<Medium | null>>()
  readonly #known = new Map<DocumentId, Medium>()

  constructor(options: Options) {
    this.#options = options
  }

  /** What the journal knows, with the rows as they are now: what somebody has deleted is fetched again. */
  async lookUp(): Promise<void> {
    const { payload, journal } = this.#options
    const select = { filename: true, mimeType: true, createdAt: true } as const
    const { docs } = await payload.find({ collection: 'media', select, depth: 0, pagination: false, overrideAccess: true })
    const rows = new Map(docs.map((row) => [row.id, row]))
    for (const entry of journal.of(FILES)) {
      const { document, sha256 } = entry
      const row = document === null ? undefined : rows.get(document)
      if (!row || !isOf(entry, row.createdAt)) continue
      const medium = {
        id: row.id,
        isVideo: row.mimeType?.startsWith('video/') === true,
        filename: row.filename ?? '',
        sha256,
        createdAt: row.createdAt,
      }
      this.#known.set(row.id, medium)
      this.#stored.set(sha256, Promise.resolve(medium))
    }
  }

  /** The medium of an address; null when it can't be had. */
  get(address: string, alt: string): Promise<Medium | null> {
    const key = keyOf(address, this.#options.source)
    if (key === null) return Promise.resolve(null)
    const asked = this.#asked.get(key) ?? this.#find(key, address, alt)
    this.#asked.set(key, asked)
    return asked
  }

  /** The picture that stands for one that is needed and can't be had. */
  placeholder(): Promise<Medium | null> {
    const asked = this.#asked.get(PLACEHOLDER) ?? this.#findPlaceholder()
    this.#asked.set(PLACEHOLDER, asked)
    return asked
  }

  async #findPlaceholder(): Promise<Medium | null> {
    const known = this.#knownBy(PLACEHOLDER)
    if (known || this.#options.isDry) return known
    const content = await drawPlaceholder()
    const file = { name: 'picture-missing.png', content, sha256: digestOf(content), mimeType: 'image/png', isRepaired: false }
    return this.#keep(PLACEHOLDER, { ...file, ...NOT_FETCHED }, '图片暂缺')
  }

  #knownBy(key: string): Medium | null {
    const document = this.#options.journal.get(FILES, key)?.document
    return (document === null || document === undefined ? undefined : this.#known.get(document)) ?? null
  }

  async #find(key: string, address: string, alt: string): Promise<Medium | null> {
    const known = this.#knownBy(key)
    if (known) return this.#renewed(key, known, address, alt)
    if (this.#options.isDry) return null
    const file = await this.#fetch(key, address)
    return file && this.#keep(key, file, alt).finally(file.release)
  }

  /** What lies at an address that was fetched by an earlier import: what is there now, should it be another (spec: moving/replaced-files). */
  async #renewed(key: string, known: Medium, address: string, alt: string): Promise<Medium | null> {
    const { journal, source, run, isDry } = this.#options
    const entry = journal.get(FILES, key)
    // What this import fetched before it was ended is new enough, and what is written in a text is its own edition.
    if (!entry || entry.createdBy === run || address.startsWith('data:')) return known
    const state = await source.fileState(address, entry.prints[EDITION]?.source ?? '')
    if (state === 'same' || state === null || (isDry && state === 'unknown')) return known
    // As with what was never fetched.
    if (isDry) return null
    const file = await this.#fetch(key, address)
    return file ? this.#replaced(entry, { key, known, file, alt }).finally(file.release) : known
  }

  async #replaced(entry: Entry, { key, known, file, alt }: { key: string; known: Medium; file: Fetched; alt: string }): Promise<Medium> {
    const { journal, run } = this.#options
    if (file.sha256 === entry.sha256) return this.#note(key, known, { run, edition: file.edition })
    // The picture that was there stays in the library, and is known as what it was.
    const { id: _id, ...before } = entry
    const keyBefore = `${key}#${entry.sha256.slice(0, 8)}`
    ;(await journal.save({ ...before, ...idOf(journal.get(FILES, keyBefore)), key: entryKey(FILES, keyBefore) }))()
    const renewed = await this.#keep(key, file, alt)
    // What can't be stored takes no place: the address goes on meaning the picture that is here.
    if (!renewed) (await journal.save(entry))()
    return renewed ?? known
  }

  /** A file, fit to be stored; null for what can't be had, which its source tells, or not be stored. */
  async #fetch(key: string, address: string): Promise<Fetched | null> {
    const { tell } = this.#options
    const written = fileInAddress(address)
    const fetched = written ? { ...written, sha256: digestOf(written.content), ...NOT_FETCHED } : await this.#fetchFromSource(address)
    if (fetched === null) return null
    const { edition, release } = fetched
    const file = await prepareFile(fetched, 'media')
    if (file === null) {
      tell('refused-file', key)
      await release()
      return null
    }
    if (file.isRepaired) tell('repaired-file', `${fetched.name} → ${file.name}`)
    return { ...file, edition, release }
  }

  async #fetchFromSource(address: string): Promise<(FoundFile & FromSource) | null> {
    const file = await this.#options.source.file(address)
    return file && { ...file, content: { path: file.path, bytes: file.size } }
  }

  /** Equal files are stored once; each address has its entry. */
  async #keep(key: string, file: Fetched, alt: string): Promise<Medium | null> {
    const { sha256 } = file
    const same = this.#stored.get(sha256)
    if (same) {
      const medium = await same
      if (medium) await this.#note(key, medium, { run: '', edition: file.edition })
      return medium
    }
    const storing = this.#store(key, file, alt)
    this.#stored.set(sha256, storing)
    return storing
  }

  async #store(key: string, file: Fetched, alt: string): Promise<Medium | null> {
    const { sha256, mimeType } = file
    const { payload, journal, run, tell } = this.#options
    const left = await this.#leftBehind(key, sha256)
    if (left) return this.#note(key, left, { run, edition: file.edition })
    // Said before it is done: should this be ended in between, the next run finds what was stored.
    const entry = journal.get(FILES, key)
    const begun = { ...newEntry(key, run), ...idOf(entry), sha256, prints: editionNoted(file.edition) }
    const noted = (await journal.save(begun))()
    try {
      const name = ownName(file.name, sha256)
      const row = await payload.create({
        collection: 'media',
        // Named by its content, it can only be what an import that was killed has left without its row.
        overwriteExistingFiles: true,
        data: { alt: altOf(alt) },
        file: await uploadOf({ ...file, name }),
        depth: 0,
        overrideAccess: true,
        context: WITHOUT_AUDIT,
        // Pictures are converted side by side: not inside transactions, which queue.
        disableTransaction: true,
      })
      const medium = {
        id: row.id,
        isVideo: mimeType.startsWith('video/'),
        filename: row.filename ?? name,
        sha256,
        createdAt: row.createdAt,
      }
      this.#known.set(row.id, medium)
      ;(await journal.save({ ...noted, document: row.id, prints: { ...noted.prints, ...madeAt(row.createdAt) } }))()
      return medium
    } catch (error) {
      if (!(error instanceof ValidationError) && !isRefusal(error)) throw error
      tell('refused-file', `${key}：${error.message}`)
      return null
    }
  }

  async #note(key: string, medium: Medium, { run, edition }: { run: string; edition: string }): Promise<Medium> {
    const { journal } = this.#options
    const entry = journal.get(FILES, key)
    const prints = { ...editionNoted(edition), ...madeAt(medium.createdAt) }
    const now = { document: medium.id, sha256: medium.sha256, prints }
    ;(await journal.save({ ...newEntry(key, run), ...entry, ...now }))()
    return medium
  }

  /** What an earlier run has stored just before it was ended: the file is there, and no entry names it. */
  async #leftBehind(key: string, sha256: string): Promise<Medium | null> {
    const { payload, journal } = this.#options
    const entry = journal.get(FILES, key)
    if (!entry || entry.document !== null || entry.sha256 !== sha256) return null
    const named = new Set(journal.of(FILES).map(({ document }) => document))
    const { docs } = await payload.find({
      collection: 'media',
      select: { filename: true, mimeType: true, createdAt: true },
      sort: '-id',
      limit: 50,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    })
    for (const { id, filename, mimeType, createdAt } of docs) {
      if (!filename || named.has(id)) continue
      const stored = await uploadFiles.media.open(filename)
      if (stored && (await digestOfParts(stored.content)).toString('hex') === sha256)
        return { id, filename, isVideo: mimeType?.startsWith('video/') === true, sha256, createdAt }
    }
    return null
  }
}

/** By what its source knows a file, and how to say that one is done with it. */
type FromSource = Pick<LegacyFile, 'edition' | 'release'>

const NOT_FETCHED: FromSource = { edition: '', release: async () => {} }

/** A file that can be stored. */
type Fetched = PreparedFile & FromSource

/** Under which name an entry says which edition of a file was fetched. */
const EDITION = 'edition'

const editionNoted = (edition: string): Entry['prints'] => (edition === '' ? {} : { [EDITION]: { source: edition, written: '' } })

const idOf = (entry: Entry | undefined) => entry && { id: entry.id }

const newEntry = (key: string, run: string): NewEntry => ({
  ...{ place: FILES, key: entryKey(FILES, key), document: null, createdBy: run },
  ...{ prints: {}, before: [], sha256: '', sortNumber: null },
})

/** What the content model doesn't take, and says why. */
const isRefusal = (error: unknown): error is Error => error instanceof Error && Reflect.get(error, 'status') === 400

/** Files of a legacy site have the same names in many folders: `pump-1a2b3c4d.webp`. */
function ownName(name: string, sha256: string): string {
  const ending = extensionOf(name)
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1)
  return `${stem}-${sha256.slice(0, 8)}${ending && `.${ending}`}`
}

/** What a picture shows, in words: the name of its file says nothing. */
function altOf(alt: string): string {
  const words = alt.replace(/\s+/g, ' ').trim()
  return words === '' || isFileName(words) ? '图片' : words.slice(0, LONGEST_ALT)
}

/** Addresses that mean the same file. */
function keyOf(address: string, source: LegacySource): string | null {
  if (address.startsWith('data:')) return fileInAddress(address)?.key ?? null
  return source.resolve(address)?.href ?? null
}
