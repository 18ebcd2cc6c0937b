import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`group_page_honours\` ADD \`issuer\` text;`)
  await db.run(sql`ALTER TABLE \`_group_page_v_version_honours\` ADD \`issuer\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`group_page_honours\` DROP COLUMN \`issuer\`;`)
  await db.run(sql`ALTER TABLE \`_group_page_v_version_honours\` DROP COLUMN \`issuer\`;`)
}
