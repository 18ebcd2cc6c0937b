import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** What has a share picture. Written by hand: Payload adds such columns without a word on what happens when the picture goes. */
const TABLES = [
  'products',
  'product_categories',
  'stories',
  'story_categories',
  'solutions',
  'solution_categories',
  'news',
  'trainings',
  'single_pages',
  'home_page',
  'about_page',
  'group_page',
  'recruiting_page',
  'service_page',
  'survey_page',
]

const COLUMNS = TABLES.flatMap((table) => [
  { table, column: 'seo_image_id', index: `${table}_seo_seo_image_idx` },
  { table: `_${table}_v`, column: 'version_seo_image_id', index: `_${table}_v_version_seo_version_seo_image_idx` },
])

/** SQLite changes no reference of a column: another column takes its place. */
async function refer({ db }: Pick<MigrateUpArgs, 'db'>, whenDeleted: string): Promise<void> {
  for (const { table, column, index } of COLUMNS) {
    await db.run(sql.raw(`DROP INDEX \`${index}\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` RENAME COLUMN \`${column}\` TO \`old_${column}\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` ADD \`${column}\` integer REFERENCES media(id) ${whenDeleted};`))
    await db.run(sql.raw(`UPDATE \`${table}\` SET \`${column}\` = \`old_${column}\`;`))
    await db.run(sql.raw(`ALTER TABLE \`${table}\` DROP COLUMN \`old_${column}\`;`))
    await db.run(sql.raw(`CREATE INDEX \`${index}\` ON \`${table}\` (\`${column}\`);`))
  }
}

export const up = (args: MigrateUpArgs): Promise<void> => refer(args, 'ON UPDATE no action ON DELETE set null')

export const down = (args: MigrateDownArgs): Promise<void> => refer(args, '')
