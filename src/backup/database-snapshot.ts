import type { Snapshot } from './sources'
import { snapshotSqlite } from './sqlite-snapshot'

/** Takes the running site's database as it is at one moment. */
export async function snapshotDatabase(uri: string, folder: string): Promise<Snapshot> {
  if (uri.startsWith('file:')) return snapshotSqlite(uri.slice('file:'.length), folder)
  return (await import('./mongodb-dump')).dumpMongodb(uri, folder)
}
