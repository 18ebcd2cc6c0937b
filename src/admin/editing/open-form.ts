import type { ClientField, FormState } from 'payload'
import { NO_VERSION } from '../../lib/edit-headers'
import type { EditRefusal } from '../../lib/edit-refusal'
import { changesOf } from './changes-of'
import type { Difference } from './merge'
import { type Fields, rowIdsIn } from './shapes'

export type Account = { id: number | string; email: string; name: string }

/** The refusal of what was typed upon an older version. */
export type Newer = Extract<EditRefusal, { code: 'newer-version' }>

/**
 * What a form shows apart from what was typed into it: a document, and its version. Savings that follow one another share it.
 * `merged`: a version that the form has saved and doesn't show yet, with whose words it holds.
 */
export type Basis = { doc: Fields; version: string; merged: { version: string; newer: Newer } | null }

export const basisOf = (doc: Fields): Basis => ({ doc, version: versionOf(doc), merged: null })

/** Of a document as it was read: when it was saved. */
export const versionOf = ({ updatedAt }: Fields): string => (typeof updatedAt === 'string' ? updatedAt : NO_VERSION)

/** Where the form of a document writes, without a query: `/cms-api/news/12`; a new one at its collection. */
export function pathOf(
  api: string,
  {
    collectionSlug,
    globalSlug,
    id,
  }: { collectionSlug?: string | undefined; globalSlug?: string | undefined; id?: number | string | undefined },
): string {
  if (!collectionSlug) return `${api}/globals/${globalSlug}`
  return id === undefined ? `${api}/${collectionSlug}` : `${api}/${collectionSlug}/${id}`
}

/** Why what is typed is not saved, as long as it isn't. */
export type Trouble = 'offline' | 'server' | 'signed-out' | 'undecided' | 'in-trash' | 'deleted' | 'created-and-changed' | 'refused'

type Setup = {
  /** See `pathOf`. */
  path: string
  account: Account
  fields: readonly ClientField[]
  isNew: boolean
}

/**
 * A form that is open in this tab: what it is based on, and what keeps it from being saved. `editing-guard.tsx` makes one for
 * each form, and `form-requests.ts` hands its savings over to it.
 */
export class OpenForm {
  readonly id = uuid()
  readonly path: string
  readonly account: Account
  readonly fields: readonly ClientField[]
  readonly isNew: boolean
  /** Do visitors see it, in some version? */
  isPublic = false
  /** Takes a document over that holds more than this form has sent. Resolves to what it has taken over. */
  showMerged: (doc: Fields, sent: Fields) => Promise<Difference[]> = async () => []
  tell: (message: string) => void = () => undefined
  /** A file for which the editor has kept a colleague's: the form holds it until it shows the other one. */
  declinedFile: File | null = null
  /** All that it shows at this moment. */
  currentFields: () => FormState = () => ({})
  /** Shows whether visitors see the document. */
  showPublication: (isPublic: boolean) => void = () => undefined

  #basis = basisOf({})
  /** What was sent last. */
  #sent: Fields | null = null
  /** Ids of all rows that it has ever sent. */
  #sentRows = new Set<string>()
  #savings = 0
  #turn: Promise<unknown> = Promise.resolve()
  #trouble: Trouble | null = null
  #listeners = new Set<() => void>()
  #idempotencyKeys = new Map<string, string>()

  constructor({ path, account, fields, isNew }: Setup) {
    this.path = path
    this.account = account
    this.fields = fields
    this.isNew = isNew
  }

  /** The document as the form has read or saved it. */
  get base(): Fields {
    return this.#basis.doc
  }

  /** From now on the form shows this; what is being saved was typed upon what it has shown before. */
  rebase(doc: Fields): void {
    this.#basis = basisOf(doc)
  }

  /** The form shows what it has saved; also when it was rebased upon an older document while it was saving. */
  settle(basis: Basis, doc: Fields): void {
    const saved = basisOf(doc)
    Object.assign(basis, saved)
    if (saved.version > this.#basis.version) this.#basis = basis
  }

  /**
   * One saving after the other: each is based on the one before.
   *
   * @param values what is sent
   * @param save sends it, typed upon such a document
   */
  saveInTurn(values: Fields, save: (basis: Basis) => Promise<Response>): Promise<Response> {
    this.#savings += 1
    this.#sent = values
    for (const id of rowIdsIn(values)) this.#sentRows.add(id)
    const basis = this.#basis
    return this.inTurn(() => save(basis)).finally(() => {
      this.#savings -= 1
    })
  }

  /** After what was begun before, and before what is saved next. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work)
    this.#turn = done.catch(() => undefined)
    return done
  }

  /** Names a new document in all tries to create it. Where several files are uploaded at once, each becomes a document. */
  idempotencyKeyOf(file: File | null): string {
    const key = this.#idempotencyKeys.get(nameOf(file)) ?? uuid()
    this.#idempotencyKeys.set(nameOf(file), key)
    return key
  }

  /** It is created: what the form creates next is another one. */
  forgetIdempotencyKey(file: File | null): void {
    this.#idempotencyKeys.delete(nameOf(file))
  }

  get isSaving(): boolean {
    return this.#savings > 0
  }

  /** Does the form hold what it has neither sent nor got from the server, although it has sent something before? */
  isAheadOfSaving(values: Fields): boolean {
    const unsent = this.#sent && changesOf(this.#sent, values)
    return unsent !== null && changesOf(this.base, unsent.mine) !== null
  }

  /** Has it sent a row of this id? What it has sent it knows: where that is missing, it was taken away since. */
  hasSentRow = (id: string): boolean => this.#sentRows.has(id)

  get trouble(): Trouble | null {
    return this.#trouble
  }

  set trouble(trouble: Trouble | null) {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const nameOf = (file: File | null) => (file ? `${file.name}/${file.size}/${file.lastModified}` : '')

/** A name that nothing else has. */
export const uuid = () => crypto.randomUUID?.() ?? randomId()

/** Without https, browsers have no `randomUUID`. */
function randomId(): string {
  const [a = '', b = '', c = '', d = ''] = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  )
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`
}
