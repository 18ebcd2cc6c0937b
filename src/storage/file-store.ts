import type { Readable } from 'node:stream'
import type { FileContent } from './file-content'

export type StoredFile = { name: string; writtenAt: Date }

export type NewFile = { name: string; content: FileContent; mimeType: string }

/**
 * Where uploaded files lie. Each is written once, under a name that no other file has, and never changed: which of them belongs
 * to what is said by the database alone.
 */
export type FileStore = {
  /** @returns when they will be there after a loss of power, too */
  write: (...files: NewFile[]) => Promise<void>
  has: (name: string) => Promise<boolean>
  /** Begins its time anew; false when there is no such file. */
  renew: (name: string) => Promise<boolean>
  /** Null when there is no such file. */
  open: (name: string) => Promise<{ content: Readable; bytes: number } | null>
  list: () => Promise<StoredFile[]>
  remove: (name: string) => Promise<void>
}
