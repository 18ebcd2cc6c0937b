import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`selector_page_uses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`use\` text,
  	\`title\` text,
  	\`line\` text,
  	\`picture_id\` integer,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`selector_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selector_page_uses_order_idx\` ON \`selector_page_uses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`selector_page_uses_parent_id_idx\` ON \`selector_page_uses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`selector_page_uses_picture_idx\` ON \`selector_page_uses\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`selector_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`line\` text DEFAULT '从用途和电气数据出发，三步得到可以下单的订货型号。',
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_keywords\` text,
  	\`seo_image_id\` integer,
  	\`edited_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`selector_page_seo_seo_image_idx\` ON \`selector_page\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`selector_page__status_idx\` ON \`selector_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`selector_page_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`product_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`selector_page\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`selector_page_rels_order_idx\` ON \`selector_page_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`selector_page_rels_parent_idx\` ON \`selector_page_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`selector_page_rels_path_idx\` ON \`selector_page_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`selector_page_rels_product_categories_id_idx\` ON \`selector_page_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_selector_page_v_version_uses\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`use\` text,
  	\`title\` text,
  	\`line\` text,
  	\`picture_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_selector_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selector_page_v_version_uses_order_idx\` ON \`_selector_page_v_version_uses\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_version_uses_parent_id_idx\` ON \`_selector_page_v_version_uses\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_version_uses_picture_idx\` ON \`_selector_page_v_version_uses\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_selector_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_line\` text DEFAULT '从用途和电气数据出发，三步得到可以下单的订货型号。',
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_keywords\` text,
  	\`version_seo_image_id\` integer,
  	\`version_edited_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_selector_page_v_version_seo_version_seo_image_idx\` ON \`_selector_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_version_version__status_idx\` ON \`_selector_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_created_at_idx\` ON \`_selector_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_updated_at_idx\` ON \`_selector_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_latest_idx\` ON \`_selector_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_autosave_idx\` ON \`_selector_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_selector_page_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`product_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_selector_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_selector_page_v_rels_order_idx\` ON \`_selector_page_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_rels_parent_idx\` ON \`_selector_page_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_rels_path_idx\` ON \`_selector_page_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_selector_page_v_rels_product_categories_id_idx\` ON \`_selector_page_v_rels\` (\`product_categories_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`selector_page_uses\`;`)
  await db.run(sql`DROP TABLE \`selector_page\`;`)
  await db.run(sql`DROP TABLE \`selector_page_rels\`;`)
  await db.run(sql`DROP TABLE \`_selector_page_v_version_uses\`;`)
  await db.run(sql`DROP TABLE \`_selector_page_v\`;`)
  await db.run(sql`DROP TABLE \`_selector_page_v_rels\`;`)
}
