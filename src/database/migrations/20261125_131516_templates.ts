import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`products\` ADD \`is_template\` integer;`)
  await db.run(sql`CREATE INDEX \`products_is_template_idx\` ON \`products\` (\`is_template\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_is_template\` integer;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_is_template_idx\` ON \`_products_v\` (\`version_is_template\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`is_template\` integer;`)
  await db.run(sql`CREATE INDEX \`stories_is_template_idx\` ON \`stories\` (\`is_template\`);`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_is_template\` integer;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_is_template_idx\` ON \`_stories_v\` (\`version_is_template\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`is_template\` integer;`)
  await db.run(sql`CREATE INDEX \`news_is_template_idx\` ON \`news\` (\`is_template\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_is_template\` integer;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_is_template_idx\` ON \`_news_v\` (\`version_is_template\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`products_is_template_idx\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`is_template\`;`)
  await db.run(sql`DROP INDEX \`_products_v_version_version_is_template_idx\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_is_template\`;`)
  await db.run(sql`DROP INDEX \`stories_is_template_idx\`;`)
  await db.run(sql`ALTER TABLE \`stories\` DROP COLUMN \`is_template\`;`)
  await db.run(sql`DROP INDEX \`_stories_v_version_version_is_template_idx\`;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` DROP COLUMN \`version_is_template\`;`)
  await db.run(sql`DROP INDEX \`news_is_template_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`is_template\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_is_template_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_is_template\`;`)
}
