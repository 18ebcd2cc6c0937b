import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { withUncountedChoices } from './sqlite-choices'
import { QueuedClient, type Settings } from './sqlite-client'
import { type SqliteAdapter, withTransactions } from './sqlite-transactions'

type Migrations = NonNullable<Parameters<typeof sqliteAdapter>[0]['prodMigrations']>

/**
 * Payload's SQLite adapter with write-ahead logging, and with writes that queue, that are one transaction each, and that are
 * done when they are said to be. Why: record 0003, record 0021.
 *
 * @param url `file:` and a path
 * @param settings of its connections
 */
export function sqliteDatabase(url: string, prodMigrations: Migrations, settings?: Settings) {
  const base = sqliteAdapter({
    client: { url },
    migrationDir: 'src/database/migrations',
    prodMigrations,
    push: false,
    transactionOptions: { behavior: 'immediate' },
  })
  return {
    ...base,
    init: (args: Parameters<typeof base.init>[0]) =>
      withTransactions(withUncountedChoices(withClient(base.init(args), url.slice('file:'.length), settings))),
  }
}

function withClient(adapter: SqliteAdapter, file: string, settings?: Settings): SqliteAdapter {
  const connect = adapter.connect
  if (!connect) return adapter
  adapter.connect = async function connectWithClient(...args) {
    mkdirSync(path.dirname(file), { recursive: true })
    adapter.client ??= new QueuedClient(file, settings)
    await connect.apply(adapter, args)
  }
  return adapter
}
