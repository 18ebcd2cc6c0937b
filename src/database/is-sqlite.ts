import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

/** Is the site's database the embedded one? */
export const isSqlite = <A extends { name: string }>(adapter: A): adapter is A & SQLiteAdapter => adapter.name === 'sqlite'
