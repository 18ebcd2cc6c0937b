import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the library narrows its pictures by (record 0085). The order of the list, by hand (record 0052), has beside the texts that are searched
 * all that it filters by, so that what has few matches is found without reading the pictures themselves.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_later\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`folder\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`is_used\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`isUsed_createdAt_idx\` ON \`media\` (\`is_used\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`altLater_createdAt_idx\` ON \`media\` (\`alt_later\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`folder_createdAt_idx\` ON \`media\` (\`folder\`,\`created_at\`);`)
  await db.run(sql`UPDATE \`media\` SET \`alt_later\` = true WHERE trim(\`alt\`) = '';`)
  await db.run(sql`DROP INDEX \`media_list_idx\`;`)
  // SQLite would take the narrower one, and read every picture for what is looked for.
  await db.run(sql`DROP INDEX \`media_created_at_idx\`;`)
  await db.run(
    sql`CREATE INDEX \`media_list_idx\` ON \`media\` (\`created_at\` DESC, \`alt\`, \`filename\`, \`mime_type\`, \`width\`, \`filesize\`, \`folder\`, \`is_used\`, \`alt_later\`);`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_list_idx\`;`)
  await db.run(sql`CREATE INDEX \`media_list_idx\` ON \`media\` (\`created_at\` DESC, \`alt\`, \`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`DROP INDEX \`isUsed_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`altLater_createdAt_idx\`;`)
  await db.run(sql`DROP INDEX \`folder_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_later\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`folder\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`is_used\`;`)
}
