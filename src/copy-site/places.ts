import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Environment, readEnvironment } from '../lib/environment.mjs'
import { Problem } from '../lib/problem.mjs'

export type DatabaseKind = 'sqlite' | 'mongodb'

/** Where files lie: a folder with the folders of DATA_DIR, or a bucket. */
export type FilePlace = { kind: 'folder'; folder: string } | { kind: 'bucket'; environment: Environment }

/** A site: its database, and its files. */
export type Site = { name: string; database: DatabaseKind; uri: string; files: FilePlace }

/** A backup from which is copied; its files are in it, unless they lay in a bucket. */
export type Backup = { name: string; archive: string; files: FilePlace | null }

const kindOf = (uri: string): DatabaseKind => (uri.startsWith('file:') ? 'sqlite' : 'mongodb')

const MONGODB = /^mongodb(\+srv)?:\/\//

type Side = 'from' | 'to'

/**
 * What a site is copied from.
 *
 * @throws Problem in one sentence
 */
export function readSource(given: string, files: string | undefined): Site | Backup {
  if (given.endsWith('.tar')) {
    if (!existsSync(given)) throw new Problem(`${given} does not exist.`)
    return { name: path.resolve(given), archive: path.resolve(given), files: files === undefined ? null : placeOf('from', files) }
  }
  const site = readSite('from', given, files)
  if (site.database === 'sqlite' && !existsSync(site.uri.slice('file:'.length)))
    throw new Problem(`There is no site at --from: ${site.uri.slice('file:'.length)} does not exist.`)
  return site
}

/** What a site is copied into. @throws Problem in one sentence */
export const readTarget = (given: string, files: string | undefined): Site => readSite('to', given, files)

function readSite(side: Side, given: string, files: string | undefined): Site {
  if (MONGODB.test(given)) {
    if (files === undefined) throw new Problem(`Say where the files lie: --${side}-files FOLDER or --${side}-files s3://BUCKET.`)
    return { name: withoutPassword(given), database: 'mongodb', uri: given, files: placeOf(side, files) }
  }
  const file = given.startsWith('file:') ? path.resolve(given.slice('file:'.length)) : path.join(path.resolve(given), 'site.db')
  if (existsSync(path.resolve(given)) && !statSync(path.resolve(given)).isDirectory())
    throw new Problem(`${given} is no folder: name a DATA_DIR, file:…, mongodb://… or, to copy from, a backup (….tar).`)
  const uri = `file:${file}`
  return { name: file, database: kindOf(uri), uri, files: placeOf(side, files ?? path.dirname(file)) }
}

/** What is written down and said of a database. */
const withoutPassword = (uri: string) => uri.replace(/\/\/[^/@]*@/, '//')

function placeOf(side: Side, given: string): FilePlace {
  if (!given.startsWith('s3://')) return { kind: 'folder', folder: path.resolve(given) }
  const bucket = given.slice('s3://'.length).replace(/\/$/, '')
  if (bucket === '') throw new Problem(`--${side}-files names no bucket: s3://BUCKET.`)
  return { kind: 'bucket', environment: { ...readEnvironment(environmentOf(side)), S3_BUCKET: bucket } }
}

/** Two buckets of different storages: what is set as `FROM_S3_…` or `TO_S3_…` goes before `S3_…`. */
function environmentOf(side: Side): Record<string, string | undefined> {
  readEnvironment()
  const prefix = `${side.toUpperCase()}_S3_`
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(side.length + 1), value] as const] : [],
  )
  return { ...process.env, ...Object.fromEntries(own) }
}

/** What a site is started with: the rest of the configuration is this one's. */
export function environmentOn({ uri, files }: Site): Environment {
  if (files.kind === 'bucket') return { ...files.environment, DATABASE_URI: uri }
  return { ...readEnvironment(), DATABASE_URI: uri, DATA_DIR: files.folder, S3_BUCKET: '' }
}

/** Are these the same files, so that they need not be copied? */
export function isSamePlace(one: FilePlace, other: FilePlace): boolean {
  if (one.kind === 'folder') return other.kind === 'folder' && one.folder === other.folder
  const [a, b] = [one.environment, other.kind === 'bucket' ? other.environment : undefined]
  return a.S3_BUCKET === b?.S3_BUCKET && a.S3_ENDPOINT === b.S3_ENDPOINT
}
