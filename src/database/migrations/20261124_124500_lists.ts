import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What public lists are read by (record 0049), written by hand: Payload knows of no index with a condition, no trigger, no index of
 * words. Whoever lets Payload make one of these tables anew has to make these again; tests/faults/lists.test.ts misses them.
 */
type List = { table: string; text: string; category: boolean; cover: boolean; flags: readonly string[] }

const LISTS: readonly List[] = [
  { table: 'products', text: 'title', category: true, cover: false, flags: ['is_hot', 'is_new'] },
  { table: 'news', text: 'title', category: false, cover: true, flags: ['is_new'] },
  { table: 'stories', text: 'title', category: true, cover: false, flags: ['is_recommended'] },
  { table: 'trainings', text: 'title', category: false, cover: false, flags: [] },
  { table: 'documents', text: 'name', category: true, cover: false, flags: [] },
]

const ORDER = 'sort_order, published_at DESC, id DESC'
const PUBLISHED = "_status = 'published' AND deleted_at IS NULL"

/** Of a row before or after a change. */
const isPublished = (row: 'old' | 'new') => `${row}._status = 'published' AND ${row}.deleted_at IS NULL`

/** In the order of the list, with what its filters ask for: the rows of a page are the first of the index, and nothing else is read. */
function indexes({ table, text, category, cover, flags }: List): string[] {
  const further = [text, '_status', 'deleted_at', ...(cover ? ['cover_id'] : []), ...flags]
  return [
    `CREATE INDEX ${table}_listed_idx ON ${table} (${[ORDER, ...further].join(', ')}) WHERE ${PUBLISHED}`,
    ...(category ? [`CREATE INDEX ${table}_listed_category_idx ON ${table} (${['category_id', ORDER, ...further].join(', ')}) WHERE ${PUBLISHED}`] : []),
    `CREATE INDEX ${table}_listed_changed_idx ON ${table} (${[...(category ? ['category_id'] : []), 'updated_at', '_status', 'deleted_at'].join(', ')}) WHERE ${PUBLISHED}`,
    ...flags.map((flag) => `CREATE INDEX ${table}_listed_${flag}_idx ON ${table} (${[ORDER, ...further].join(', ')}) WHERE ${PUBLISHED} AND ${flag} = 1`),
  ]
}

/** How many are published: all, and with each tick; by category, 0 for none. */
const countedLists = ({ table, flags }: List) => [
  { name: table, condition: 'true' },
  ...flags.map((flag) => ({ name: `${table}.${flag}`, condition: `{row}${flag} = 1` })),
]

function counting(list: List): string[] {
  const categoryOf = (row: string) => (list.category ? `coalesce(${row}category_id, 0)` : '0')
  const change = (row: 'old' | 'new', by: 1 | -1) =>
    countedLists(list)
      .map(
        ({ name, condition }) => `INSERT INTO listed_counts (list, category, count)
          SELECT '${name}', ${categoryOf(`${row}.`)}, ${by} WHERE ${condition.replace('{row}', `${row}.`)}
          ON CONFLICT (list, category) DO UPDATE SET count = count + excluded.count;`,
      )
      .join('\n')
  const trigger = (name: string, event: string, row: 'old' | 'new', by: 1 | -1) =>
    `CREATE TRIGGER ${list.table}_${name} AFTER ${event} ON ${list.table} WHEN ${isPublished(row)} BEGIN ${change(row, by)} END`
  return [
    ...countedLists(list).map(
      ({ name, condition }) => `INSERT INTO listed_counts (list, category, count)
        SELECT '${name}', ${categoryOf('')}, count(*) FROM ${list.table} WHERE ${PUBLISHED} AND ${condition.replace('{row}', '')} GROUP BY 2`,
    ),
    trigger('listed', 'INSERT', 'new', 1),
    trigger('changed_from', 'UPDATE', 'old', -1),
    trigger('changed_to', 'UPDATE', 'new', 1),
    trigger('unlisted', 'DELETE', 'old', -1),
  ]
}

/** Three characters at a time, letters in any case: `LIKE` would look at every text. */
const words = ({ table, text }: List): string[] => [
  `CREATE VIRTUAL TABLE ${table}_words USING fts5(${text}, content = '', contentless_delete = 1, tokenize = 'trigram')`,
  `INSERT INTO ${table}_words (rowid, ${text}) SELECT id, ${text} FROM ${table} WHERE ${text} IS NOT NULL`,
  `CREATE TRIGGER ${table}_words_added AFTER INSERT ON ${table} BEGIN
    INSERT INTO ${table}_words (rowid, ${text}) VALUES (new.id, coalesce(new.${text}, '')); END`,
  `CREATE TRIGGER ${table}_words_changed AFTER UPDATE ON ${table} WHEN old.${text} IS NOT new.${text} OR old.id <> new.id BEGIN
    DELETE FROM ${table}_words WHERE rowid = old.id;
    INSERT INTO ${table}_words (rowid, ${text}) VALUES (new.id, coalesce(new.${text}, '')); END`,
  `CREATE TRIGGER ${table}_words_removed AFTER DELETE ON ${table} BEGIN DELETE FROM ${table}_words WHERE rowid = old.id; END`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const counts = 'CREATE TABLE listed_counts (list text NOT NULL, category integer NOT NULL, count integer NOT NULL, PRIMARY KEY (list, category))'
  const statements = [counts, ...LISTS.flatMap((list) => [...indexes(list), ...counting(list), ...words(list)])]
  for (const statement of statements) await db.run(sql.raw(statement))
}

const TRIGGERS = ['listed', 'changed_from', 'changed_to', 'unlisted', 'words_added', 'words_changed', 'words_removed']

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const statements = LISTS.flatMap((list) => [
    ...TRIGGERS.map((trigger) => `DROP TRIGGER ${list.table}_${trigger}`),
    `DROP TABLE ${list.table}_words`,
    ...indexes(list).map((index) => `DROP INDEX ${index.split(' ')[2]}`),
  ])
  for (const statement of [...statements, 'DROP TABLE listed_counts']) await db.run(sql.raw(statement))
}
