import path from 'node:path'
import { dumpReader } from './dump-reader'
import { placesInMongodb } from './mongodb-names'
import { mongodbModel, openSite } from './open-site'
import type { Reader } from './reader'
import type { Snapshot } from './snapshot'
import { sqliteReader } from './sqlite-reader'

/** Opens a snapshot. One of SQLite from an earlier version is migrated: the source itself stays as it was. */
export async function openSnapshot({ database, folder }: Snapshot): Promise<Reader> {
  if (database === 'mongodb') return dumpReader(folder, placesInMongodb(await mongodbModel()))
  const file = path.join(folder, 'site.db')
  return sqliteReader(await openSite(`file:${file}`), file)
}
