import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The words that keywords of lists are looked for in, of what is listed alone, by category (record 0049; read by
 * `src/database/lists/sqlite-keyword.ts`). Written by hand: whoever lets Payload make one of these tables anew has to make the triggers
 * again. They take the place of `…_words` of the migration `lists`, which stay for the instances that still read them, until
 * `without_old_words`.
 */
const LISTS = [
  { table: 'products', text: 'title', category: 'category_id' },
  { table: 'news', text: 'title', category: null },
  { table: 'stories', text: 'title', category: 'category_id' },
  { table: 'trainings', text: 'title', category: null },
  { table: 'documents', text: 'name', category: 'category_id' },
] as const

type List = (typeof LISTS)[number]

/** Category and document in one number, so that what is of a category lies together. */
const numberOf = ({ category }: List, row: string) => (category ? `((coalesce(${row}.${category}, 0) << 32) | ${row}.id)` : `${row}.id`)

const isListed = ({ text }: List, row: string) => `${row}._status = 'published' AND ${row}.deleted_at IS NULL AND ${row}.${text} IS NOT NULL`

/**
 * A text, and all that is two characters long in it, with a mark after each: the index knows three characters at a time, and finds
 * two by these two and the mark.
 */
const wordsOf = ({ text }: List, row: string) =>
  `${row}.${text} || char(31) || (WITH RECURSIVE places(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM places WHERE at < length(${row}.${text}) - 1)
    SELECT group_concat(substr(${row}.${text}, at, 2) || char(31), '') FROM places)`

function indexAndTriggers(list: List): string[] {
  const { table, text, category } = list
  const words = `${table}_listed_words`
  const add = (row: string) => `INSERT INTO ${words} (rowid, words) SELECT ${numberOf(list, row)}, ${wordsOf(list, row)}`
  const remove = `DELETE FROM ${words} WHERE rowid = ${numberOf(list, 'old')}`
  const columns = ['id', text, '_status', 'deleted_at', ...(category ? [category] : [])]
  const isChanged = columns.map((column) => `old.${column} IS NOT new.${column}`).join(' OR ')
  return [
    `CREATE VIRTUAL TABLE ${words} USING fts5(words, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    `${add(table)} FROM ${table} WHERE ${isListed(list, table)}`,
    `CREATE TRIGGER ${words}_added AFTER INSERT ON ${table} WHEN ${isListed(list, 'new')} BEGIN ${add('new')}; END`,
    `CREATE TRIGGER ${words}_changed AFTER UPDATE ON ${table} WHEN ${isChanged} BEGIN
      ${remove} AND ${isListed(list, 'old')};
      ${add('new')} WHERE ${isListed(list, 'new')}; END`,
    `CREATE TRIGGER ${words}_removed AFTER DELETE ON ${table} WHEN ${isListed(list, 'old')} BEGIN ${remove}; END`,
  ]
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of LISTS.flatMap(indexAndTriggers)) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const names = LISTS.map(({ table }) => `${table}_listed_words`)
  const statements = names.flatMap((name) => [
    ...['added', 'changed', 'removed'].map((event) => `DROP TRIGGER ${name}_${event}`),
    `DROP TABLE ${name}`,
  ])
  for (const statement of statements) await db.run(sql.raw(statement))
}
