import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The words of the migration `lists`, with their triggers: `listed_words` has taken their place, and the version of that migration, whose
 * instances may still run beside, has not read them (record 0049, record 0057).
 */
const LISTS = [
  { table: 'products', text: 'title' },
  { table: 'news', text: 'title' },
  { table: 'stories', text: 'title' },
  { table: 'trainings', text: 'title' },
  { table: 'documents', text: 'name' },
] as const

const EVENTS = ['added', 'changed', 'removed'] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const statements = LISTS.flatMap(({ table }) => [
    ...EVENTS.map((event) => `DROP TRIGGER ${table}_words_${event}`),
    `DROP TABLE ${table}_words`,
  ])
  for (const statement of statements) await db.run(sql.raw(statement))
}

/** As `lists` makes them, of what is there now. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const statements = LISTS.flatMap(({ table, text }) => {
    const add = `INSERT INTO ${table}_words (rowid, ${text}) VALUES (new.id, coalesce(new.${text}, ''));`
    const remove = `DELETE FROM ${table}_words WHERE rowid = old.id;`
    return [
      `CREATE VIRTUAL TABLE ${table}_words USING fts5(${text}, content = '', contentless_delete = 1, tokenize = 'trigram')`,
      `INSERT INTO ${table}_words (rowid, ${text}) SELECT id, ${text} FROM ${table} WHERE ${text} IS NOT NULL`,
      `CREATE TRIGGER ${table}_words_added AFTER INSERT ON ${table} BEGIN ${add} END`,
      `CREATE TRIGGER ${table}_words_changed AFTER UPDATE ON ${table} WHEN old.${text} IS NOT new.${text} OR old.id <> new.id BEGIN
        ${remove} ${add} END`,
      `CREATE TRIGGER ${table}_words_removed AFTER DELETE ON ${table} BEGIN ${remove} END`,
    ]
  })
  for (const statement of statements) await db.run(sql.raw(statement))
}
