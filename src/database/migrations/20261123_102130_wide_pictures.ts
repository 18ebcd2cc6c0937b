import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1920_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1920_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1920_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1920_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1920_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1920_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w2560_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w2560_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w2560_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w2560_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w2560_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w2560_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1920_sizes_w1920_filename_idx\` ON \`media\` (\`sizes_w1920_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w2560_sizes_w2560_filename_idx\` ON \`media\` (\`sizes_w2560_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_w1920_sizes_w1920_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_w2560_sizes_w2560_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1920_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1920_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1920_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1920_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1920_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1920_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w2560_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w2560_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w2560_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w2560_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w2560_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w2560_filename\`;`)
}
