import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`product_pairs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product\` text NOT NULL,
  	\`other\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_other_idx\` ON \`product_pairs\` (\`product\`,\`other\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`product_pairs\`;`)
}
