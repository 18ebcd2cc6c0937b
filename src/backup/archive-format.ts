import path from 'node:path'
import { z } from 'zod'

/**
 * A backup is a tar: `manifest.json`, the database under `database/`, files under `files/` as they lie in DATA_DIR, and last
 * `checksums.json`, which names everything between. What ends earlier is no backup. See record 0027.
 */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
export const CHECKSUMS = 'checksums.json'
export const SQLITE_FILE = 'database/site.db'
/** One file of BSON for each collection of MongoDB. */
export const COLLECTIONS = 'database/collections/'
export const FILES = 'files/'
/** What lay in external storage: names and sizes, not the files. */
export const BUCKET = 'bucket.json'

/** What a backup says of itself. */
export const manifestSchema = z.object({
  product: z.literal('helvo-website'),
  format: z.int(),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'mongodb']),
  storage: z.enum(['folder', 'bucket']),
  /** Of the database, by name: a version that doesn't know one of them can't work with it. */
  migrations: z.array(z.string()),
  /** By which a restore knows whether it has the same PAYLOAD_SECRET. */
  secretMark: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Every file of a backup with its size and what its bytes add up to. */
export const checksumsSchema = z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string().length(64) }))
export type Checksums = z.infer<typeof checksumsSchema>

const NAME = /^(database\/site\.db|database\/collections\/[^/]+\.bson|bucket\.json|files\/.+)$/

/** Could it be the name of a file of a backup? Never one that leads out of the folder that it is put in. */
export const isFileName = (name: string): boolean =>
  NAME.test(name) &&
  !name.includes('\0') &&
  (path.sep === '/' || !name.includes(path.sep)) &&
  name.split('/').every((part) => !['', '.', '..'].includes(part))
