import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the admin's lists sort and search by, of the newest versions alone. Written by hand: Payload declares neither directions nor
 * conditions (record 0052). The columns that are searched are in the index, so that a search reads no texts.
 */
const LISTS = {
  products: ['version_title', 'version_model', 'version_article_id'],
  stories: ['version_title', 'version_customer_name', 'version_article_id'],
  solutions: ['version_title', 'version_sub_title', 'version_article_id'],
  news: ['version_title', 'version_article_id'],
  trainings: ['version_title', 'version_article_id'],
  questions: ['version_question', 'version_article_id'],
  documents: ['version_name', 'version_filename', 'version_attachment_id'],
}

/** What the dashboard names as drafts. */
const WITH_DRAFTS = [
  ...Object.keys(LISTS),
  'product_categories',
  'story_categories',
  'solution_categories',
  'download_categories',
  'staff_messages',
  'banners',
  'single_pages',
]

const INDEXES = [
  ...Object.entries(LISTS).map(([table, searched]) => ({
    name: `_${table}_v_list_idx`,
    table: `_${table}_v`,
    columns: ['version_sort_order', 'version_published_at DESC', 'created_at DESC', ...searched],
  })),
  ...WITH_DRAFTS.map((table) => ({
    name: `_${table}_v_drafts_idx`,
    table: `_${table}_v`,
    columns: ['version__status', 'version_updated_at DESC', 'created_at DESC'],
  })),
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { name, table, columns } of INDEXES) {
    const all = ['latest', 'version_deleted_at', ...columns].join(', ')
    await db.run(sql.raw(`CREATE INDEX \`${name}\` ON \`${table}\` (${all}) WHERE \`latest\` = 1;`))
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { name } of INDEXES) await db.run(sql.raw(`DROP INDEX \`${name}\`;`))
}
