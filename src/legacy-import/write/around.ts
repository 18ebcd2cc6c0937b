import { documentKinds } from '../../domain/document-kinds'
import type { DocumentId } from '../../lib/document-id'
import { addressOfMedium } from '../../lib/file-address'
import type { MediaStore, Medium } from '../files/media-store'
import { FILES_OF_PAGES, filesOfPages, nameOf } from '../map/documents'
import type { ParameterRow, Remark, Wanted } from '../map/wanted'
import type { LegacySource } from '../source/source'
import { numberKey } from './documents-here'
import type { Linking } from './links'
import { type KnownAttribute, typedParameters } from './parameters'
import type { Surroundings } from './resolve'

type Options = {
  source: LegacySource
  media: MediaStore
  attributes: readonly KnownAttribute[]
  isDry: boolean
  onOwnLink: (path: string, from: string) => void
  /** Brings in what an import adds by itself. */
  put: (wanted: Wanted) => Promise<unknown>
}

/** What documents refer to: other documents, files, media, attributes, as far as they are there. */
export class Around {
  /** By place and key: what is there. */
  readonly ids = new Map<string, DocumentId>()
  /** What a dry run would make, and what is being made. */
  readonly expected = new Set<string>()
  readonly #options: Options
  readonly #parents = new Map<string, string>()
  /** Documents by the whole address of their file. */
  readonly #files = new Map<string, DocumentId>()
  readonly #mediaNames = new Map<string, string>()
  /** What is made on the way, so that two who need it at once make one. */
  readonly #making = new Map<string, Promise<unknown>>()

  constructor(options: Options) {
    this.#options = options
  }

  /** What the fields of a document are resolved with. @param remarks of the document */
  surroundings(wanted: Wanted, remarks: Remark[]): Surroundings {
    const { source, onOwnLink } = this.#options
    const linking: Linking = {
      source,
      idOf: (collection, number) => this.ids.get(numberKey(collection, number)),
      documentOf: (address) => this.#files.get(address),
      mediumOf: (address) => this.#mediaNames.get(address) ?? null,
      onOwnLink: (path) => onOwnLink(path, `${wanted.place} ${wanted.key}`),
    }
    return {
      linking,
      medium: (address, alt) => this.#medium(address, alt || wanted.title, remarks),
      placeholder: () => this.#options.media.placeholder(),
      fileDocument: (address, alt) => this.#fileDocument(address, alt || wanted.title),
      document: (collection, key) => this.#document(collection, key),
      typed: (rows, fields, remarks) => this.#typed(rows, fields, remarks),
    }
  }

  async #medium(address: string, alt: string, remarks: Remark[]): Promise<Medium | null> {
    const found = await this.#options.media.get(address, alt)
    const whole = this.addressOf(address)
    // Said with each document that uses it.
    if (!found && !this.#options.isDry) remarks.push({ kind: 'missing-file', about: whole })
    if (found) this.#mediaNames.set(whole, addressOfMedium(found.filename))
    return found
  }

  async #document(collection: string, key: string): Promise<{ id: DocumentId | null; isExpected: boolean }> {
    if (key === FILES_OF_PAGES) await this.#once(key, () => this.#options.put(filesOfPages))
    return { id: this.ids.get(numberKey(collection, key)) ?? null, isExpected: this.expected.has(numberKey(collection, key)) }
  }

  /** A file that a page names, and no list: it has a category of its own. */
  async #fileDocument(address: string, alt: string): Promise<DocumentId | null> {
    const whole = this.addressOf(address)
    const known = this.#files.get(whole)
    if (known !== undefined) return known
    const key = `made:${whole}`
    const name = nameOf(whole)
    const fields = {
      name: alt || name,
      kind: documentKinds[0],
      category: { $document: { collection: 'download-categories', key: FILES_OF_PAGES } },
    }
    await this.#once(key, () =>
      this.#options.put({
        place: 'documents',
        key,
        title: name,
        fields,
        file: { address, name },
        remarks: [{ kind: 'made-up', about: name }],
      }),
    )
    return this.#files.get(whole) ?? null
  }

  #once<T>(key: string, make: () => Promise<T>): Promise<unknown> {
    const making = this.#making.get(key) ?? make()
    this.#making.set(key, making)
    return making
  }

  #typed(rows: readonly ParameterRow[], fields: Record<string, unknown>, remarks: Remark[]) {
    const category = fields.category
    const places = typeof category === 'number' || typeof category === 'string' ? [category] : []
    const parent = places.flatMap((place) => this.#parentOf(place))
    return typedParameters(rows, this.#options.attributes, [...places, ...parent], remarks)
  }

  #parentOf(category: DocumentId): DocumentId[] {
    const entry = [...this.#parents].find(([key]) => this.ids.get(numberKey('product-categories', key)) === category)
    const id = entry && this.ids.get(numberKey('product-categories', entry[1]))
    return id === undefined ? [] : [id]
  }

  /** Tells which category is below which one. */
  noteParent(child: string, parent: string): void {
    this.#parents.set(child, parent)
  }

  /** Notes which document has a file. */
  noteFile({ place, file }: Wanted, id: DocumentId): void {
    if (place === 'documents' && file) this.#files.set(this.addressOf(file.address), id)
  }

  /** An address as a whole one. */
  addressOf(address: string): string {
    return this.#options.source.resolve(address)?.href ?? address
  }
}
