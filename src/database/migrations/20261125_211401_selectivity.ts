import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_selectivity\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`from\` numeric,
  	\`up_to\` numeric,
  	\`limit\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_selectivity_order_idx\` ON \`products_selectivity\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_selectivity_parent_id_idx\` ON \`products_selectivity\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_selectivity_product_idx\` ON \`products_selectivity\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_selectivity\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`from\` numeric,
  	\`up_to\` numeric,
  	\`limit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_selectivity_order_idx\` ON \`_products_v_version_selectivity\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_selectivity_parent_id_idx\` ON \`_products_v_version_selectivity\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_selectivity_product_idx\` ON \`_products_v_version_selectivity\` (\`product_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`selectivity_conditions\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_selectivity_conditions\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_selectivity\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_selectivity\`;`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`selectivity_conditions\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_selectivity_conditions\`;`)
}
