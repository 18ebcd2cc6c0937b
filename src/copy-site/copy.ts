import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDatabaseEmpty, readCopyMark, removeCopyMark, setCopyMark } from '../database/copy-mark.mjs'
import { fillAttributeValues } from '../finding/fill-attribute-values'
import { fillOrderCodes } from '../finding/fill-order-codes'
import { fillSearch } from '../finding/fill-search'
import { Problem } from '../lib/problem.mjs'
import { markStorage } from '../server/identity/same-site.mjs'
import { fillReferences } from '../usage/fill'
import { type Comparison, compareFiles, compareNumbers, compareRows, noneOf } from './compare'
import type { Conversion } from './convert'
import { convertRow } from './convert-row'
import { copyFiles, copyTimes, filesIn, isPlaceEmpty, WORK } from './files'
import { type Ids, idsBetween } from './ids'
import { typesIn } from './mime-types'
import { mongodbWriter } from './mongodb-writer'
import { openSite, requestOf } from './open-site'
import { type Backup, environmentOn, isSamePlace, type Site } from './places'
import type { Reader } from './reader'
import { readSnapshot, type Snapshot, takeSnapshot } from './snapshot'
import { openSnapshot } from './snapshot-reader'
import { sqliteWriter } from './sqlite-writer'
import { hasLastingIds, isLeftOut, type Row, type Unit, unitsOf } from './units'
import type { NewRow, Writer } from './writer'

const BATCH = 200

/** Is told how far it has come. */
export type Say = (sentence: string) => void

type Copying = { units: Unit[]; reader: Reader; writer: Writer; conversion: Conversion; target: Site; snapshot: Snapshot; say: Say }

/**
 * Copies a site into an empty place, or goes on with a copy that was broken off, and compares both in the end. Until all is the
 * same, the target says that it is not complete (record 0056).
 *
 * @returns what was compared; nothing when an earlier run was ended just after all was the same
 * @throws Problem before anything is touched
 */
export async function copySite(source: Site | Backup, target: Site, say: Say): Promise<Comparison[]> {
  if (!('archive' in source)) await assertGoodSource(source, target)
  const work = workFolderOf(target)
  const compared = (await isComplete(target, work)) ? [] : await copyFrom(await begin(source, target, work, say), target, say)
  if (compared.some(({ difference }) => difference !== null)) return compared
  if (compared.length > 0) {
    await markStorage(environmentOn(target))
    await noteComplete(work)
    await removeCopyMark(target.uri)
  }
  await rm(work, { recursive: true, force: true })
  return compared
}

async function assertGoodSource({ uri }: Site, target: Site): Promise<void> {
  if (uri === target.uri) throw new Problem('--from and --to are the same.')
  if (await readCopyMark(uri)) throw new Problem('What --from names is itself a copy that is not complete.')
}

/** In the folder of the snapshot, from the moment on when all was found to be the same. */
const COMPLETE = 'complete'

const noteComplete = (work: string) => writeFile(path.join(work, COMPLETE), '', { flush: true })

const isComplete = async ({ uri }: Site, work: string) => existsSync(path.join(work, COMPLETE)) && (await readCopyMark(uri)) === null

/** Beside the files of the target, where there is room for them; else within the project. */
function workFolderOf({ files, uri }: Site): string {
  if (files.kind === 'folder') return path.join(files.folder, WORK)
  return path.resolve('.cache/copy-site', createHash('sha256').update(uri).digest('hex').slice(0, 16))
}

/** The snapshot from which is copied: that of a copy which was broken off, or a new one. */
async function begin(source: Site | Backup, target: Site, work: string, say: Say): Promise<Snapshot> {
  const mark = await readCopyMark(target.uri)
  const earlier = await readSnapshot(work, source)
  if (mark && mark.from !== source.name)
    throw new Problem(`A copy of ${mark.from} was begun in --to: name the same source, or empty the target.`)
  if (mark && mark.snapshot !== earlier?.id)
    throw new Problem(`The copy in --to can't go on: what it was begun from is not in ${work} any more. Empty the target and copy again.`)
  if (mark && earlier) {
    say(`Goes on with the copy of ${earlier.from} as of ${earlier.takenAt}.`)
    return earlier
  }
  if (!(await isDatabaseEmpty(target.uri))) throw new Problem('There is data in the database of --to: name an empty one.')
  if (!hasSameFiles(source, target) && !(await isPlaceEmpty(target.files)))
    throw new Problem('There are files in --to: name an empty place.')
  const snapshot = await takeSnapshot(work, source)
  await setCopyMark(target.uri, { snapshot: snapshot.id, from: source.name })
  say(`Copies ${snapshot.from} as of ${snapshot.takenAt}.`)
  return snapshot
}

const hasSameFiles = ({ files }: Site | Backup, target: Site) => files !== null && isSamePlace(files, target.files)

async function copyFrom(snapshot: Snapshot, target: Site, say: Say): Promise<Comparison[]> {
  const payload = await openSite(target.uri, { checksReferences: false })
  const writer =
    target.database === 'sqlite' ? sqliteWriter(payload, target.uri.slice('file:'.length)) : await mongodbWriter(payload, target.uri)
  const reader = await openSnapshot(snapshot)
  const ids = idsBetween(snapshot.database, target.database, reader.ids)
  const conversion: Conversion = { payload, req: await requestOf(payload), ids, ...writer.stores, keepsEmpty: true }
  const copying = { units: unitsOf(payload.config), reader, writer, conversion, target, snapshot, say }
  try {
    for (const unit of copying.units) await copyUnit(copying, unit)
    await copyAllFiles(copying)
    await writer.setContentVersion(await reader.contentVersion())
    await fillReferences(payload, () => undefined)
    await fillSearch(payload, () => undefined)
    await fillAttributeValues(payload)
    await fillOrderCodes(payload)
    return await compareAll(copying)
  } finally {
    await reader.close()
    await writer.close()
  }
}

/** What is there already is the first part of what is to be copied. */
async function copyUnit({ reader, writer, conversion, say }: Copying, unit: Unit): Promise<void> {
  const before = await countOf(carried(writer.rows(unit), unit, identity(conversion)))
  let [there, seen] = [before, 0]
  let batch: NewRow[] = []
  const flush = async () => {
    await writer.write(unit, batch, there)
    there += batch.length
    batch = []
  }
  for await (const row of carried(reader.rows(unit), unit, conversion)) {
    seen += 1
    if (seen <= before) continue
    batch.push(row)
    if (batch.length === BATCH) await flush()
  }
  if (batch.length > 0) await flush()
  if (there > before) say(`${unit.name}: ${there - before}${before > 0 ? `, and ${before} were there` : ''}`)
}

/** The rows of a unit that are copied, as they are in the target. */
async function* carried(rows: AsyncIterable<Row>, unit: Unit, conversion: Conversion): AsyncGenerator<NewRow> {
  for await (const row of rows) {
    const data = isLeftOut(unit, row) ? null : convertRow(unit, row, conversion)
    if (data) yield { id: newId(unit, row, conversion.ids), data }
  }
}

/** Nothing refers to a version, so that it may get a new id where ids are numbers. */
function newId({ slug, kind }: Unit, { id }: Row, ids: Ids): number | string {
  const known = kind === 'documents' ? ids.of(slug, id) : ids.evenIfGone(slug, id)
  return typeof known === 'number' || typeof known === 'string' ? known : id
}

async function countOf(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _ of rows) count += 1
  return count
}

async function copyAllFiles({ snapshot, target, reader, units, conversion, say }: Copying): Promise<void> {
  if (isSamePlace(snapshot.files, target.files)) return
  const types = target.files.kind === 'bucket' ? await typesIn(units, reader, conversion.payload) : new Map<string, string>()
  const copied = await copyFiles(await filesIn(snapshot.files), await filesIn(target.files), types)
  await copyTimes(snapshot.files, target.files)
  say(`files: ${copied}`)
}

/** Both sides are read anew, with the ids of the target and without what one of the databases has no word for. */
async function compareAll({ units, reader, writer, conversion, snapshot, target }: Copying): Promise<Comparison[]> {
  const compared: Comparison[] = []
  const source = { ...conversion, ...plain }
  for (const unit of units) {
    const sides = [carried(reader.rows(unit), unit, source), carried(writer.rows(unit), unit, identity(conversion))] as const
    compared.push(await compareRows(unit.name, ...sides, hasLastingIds(unit)))
  }
  compared.push(compareNumbers('versions of the content', await reader.contentVersion(), await writer.contentVersion()))
  compared.push(noneOf('relations that lead nowhere', await writer.countBroken()))
  return [...compared, ...(await compareFiles(await filesIn(snapshot.files), await filesIn(target.files)))]
}

const plain = { relation: (id: number | string) => id, date: (iso: string) => iso, keepsEmpty: false }

const sameIds = idsBetween('sqlite', 'sqlite', () => [])

const identity = (conversion: Conversion): Conversion => ({ ...conversion, ...plain, ids: sameIds })
