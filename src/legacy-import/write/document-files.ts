import { type PreparedFile, prepareFile } from '../files/prepare-file'
import type { Prints } from '../journal/decide'
import { fingerprint } from '../journal/fingerprint'
import type { Entry, Journal } from '../journal/journal'
import type { Remark } from '../map/wanted'
import type { LegacyFile, LegacySource } from '../source/source'

type Options = { source: LegacySource; journal: Journal; isDry: boolean }

type Named = { address: string; name: string }

/** What the source has at the address of a document's file. */
export type FoundFile = {
  /** Another one when the file is: what it is compared by with what was there at the last import. */
  print: string
  /** The file, where it had to be fetched to know. */
  fetched?: LegacyFile
}

/** A file that can be stored, what the journal notes with it, and how to say that it is stored. */
export type FetchedFile = { file: PreparedFile; noted: { prints: Prints; sha256: string }; release: () => Promise<void> }

/** The file of a document, among its fields. */
export const FILE = 'edition'

/** Under which name an entry says which file was fetched: from where, and by what its source knows it. */
const SOURCE_FILE = 'source-file'

const notedAs = (print: string, edition: string): Prints => ({
  [SOURCE_FILE]: { source: `${print} ${edition}`, written: fingerprint(null) },
})

/** The files of documents, which are known by their addresses and by what lies there (spec: moving/replaced-files). */
export class DocumentFiles {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Looks at the file of a document that may have come before; what hasn't changed is not sent. @param entry of the document */
  async look({ address }: Named, entry: Entry | undefined): Promise<FoundFile> {
    const { source, isDry } = this.#options
    const print = fingerprint(this.#whole(address))
    const then = entry?.prints[FILE]?.source
    const noted = entry?.prints[SOURCE_FILE]?.source ?? (then === print ? `${print} ` : '')
    if (!entry || then === undefined || !noted.startsWith(`${print} `)) return { print }
    const state = await source.fileState(address, noted.slice(print.length + 1))
    if (state === 'same' || state === null) return { print: then }
    if (isDry) return { print: state === 'other' ? fingerprint([print, state]) : then }
    const fetched = await source.file(address)
    if (!fetched) return { print: then }
    // What was brought before files were noted is taken for what lies there now.
    if (entry.sha256 !== '' && entry.sha256 !== fetched.sha256) return { print: fingerprint([print, fetched.sha256]), fetched }
    await this.#note(entry, print, fetched)
    return { print: then }
  }

  async #note(entry: Entry, print: string, { sha256, edition, release }: LegacyFile): Promise<void> {
    const prints = { ...entry.prints, ...notedAs(print, edition) }
    ;(await this.#options.journal.save({ ...entry, sha256, prints }))()
    await release()
  }

  /** A file of the source, fit to be stored; to be released when it is. @param had what was fetched already */
  async fetch({ address, name }: Named, had: LegacyFile | undefined, remarks: Remark[]): Promise<FetchedFile | undefined> {
    const fetched = had ?? (await this.#options.source.file(address))
    if (!fetched) {
      remarks.push({ kind: 'missing-file', about: address })
      return undefined
    }
    const { path, size, sha256, edition, release } = fetched
    const file = await prepareFile({ name: name || fetched.name, content: { path, bytes: size }, sha256 }, 'documents')
    if (!file) {
      remarks.push({ kind: 'refused-file', about: address })
      await release()
      return undefined
    }
    if (file.isRepaired) remarks.push({ kind: 'repaired-file', about: `${name} → ${file.name}` })
    return { file, noted: { prints: notedAs(fingerprint(this.#whole(address)), edition), sha256 }, release }
  }

  #whole(address: string): string {
    return this.#options.source.resolve(address)?.href ?? address
  }
}
