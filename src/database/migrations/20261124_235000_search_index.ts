import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What is published, as it is searched (record 0062; read and written by `src/database/finding`). Written by hand. The number of an entry
 * says its kind and its place in the editors' order. The index has pieces of the texts as words, which `grams.ts` makes: SQLite's own
 * tokenizer for pieces knows none of fewer than three characters.
 */
const TABLES = [
  `CREATE TABLE search_entries (place INTEGER PRIMARY KEY, kind INTEGER NOT NULL, document INTEGER NOT NULL, number TEXT NOT NULL,
    title TEXT NOT NULL, model TEXT NOT NULL, keys TEXT NOT NULL, name TEXT NOT NULL, spelling TEXT NOT NULL)`,
  'CREATE UNIQUE INDEX search_entries_document_idx ON search_entries (kind, document)',
  'CREATE TABLE search_keys (kind INTEGER NOT NULL, key TEXT NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (kind, key, place)) WITHOUT ROWID',
  'CREATE INDEX search_keys_place_idx ON search_keys (kind, place)',
  `CREATE VIRTUAL TABLE search_words USING fts5(name, short, spelling, details, texts, quantities,
    content = '', contentless_delete = 1, tokenize = 'ascii')`,
  'CREATE TABLE document_pages (edition TEXT PRIMARY KEY, pages TEXT NOT NULL) WITHOUT ROWID',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of TABLES) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of ['document_pages', 'search_words', 'search_keys', 'search_entries']) await db.run(sql.raw(`DROP TABLE ${table}`))
}
