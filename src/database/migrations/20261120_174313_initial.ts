import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_key_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_key_figures_order_idx\` ON \`products_key_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_key_figures_parent_id_idx\` ON \`products_key_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_main_parameters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_main_parameters_order_idx\` ON \`products_main_parameters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_main_parameters_parent_id_idx\` ON \`products_main_parameters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_core_functions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_core_functions_order_idx\` ON \`products_core_functions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_core_functions_parent_id_idx\` ON \`products_core_functions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_parameters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`group\` text,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_parameters_order_idx\` ON \`products_parameters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_parameters_parent_id_idx\` ON \`products_parameters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`model\` text,
  	\`summary\` text,
  	\`cover_id\` integer,
  	\`parameter_image_id\` integer,
  	\`description\` text,
  	\`category_id\` integer,
  	\`is_hot\` integer,
  	\`is_new\` integer,
  	\`article_id\` text,
  	\`kbs_id\` text,
  	\`published_at\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parameter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_cover_idx\` ON \`products\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`products_parameter_image_idx\` ON \`products\` (\`parameter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_category_idx\` ON \`products\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`products_is_hot_idx\` ON \`products\` (\`is_hot\`);`)
  await db.run(sql`CREATE INDEX \`products_is_new_idx\` ON \`products\` (\`is_new\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_article_id_idx\` ON \`products\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`products_kbs_id_idx\` ON \`products\` (\`kbs_id\`);`)
  await db.run(sql`CREATE INDEX \`products_published_at_idx\` ON \`products\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`products_sort_order_idx\` ON \`products\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`stories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_documents_id_idx\` ON \`products_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_stories_id_idx\` ON \`products_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_key_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_key_figures_order_idx\` ON \`_products_v_version_key_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_key_figures_parent_id_idx\` ON \`_products_v_version_key_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_main_parameters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_main_parameters_order_idx\` ON \`_products_v_version_main_parameters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_main_parameters_parent_id_idx\` ON \`_products_v_version_main_parameters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_core_functions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_core_functions_order_idx\` ON \`_products_v_version_core_functions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_core_functions_parent_id_idx\` ON \`_products_v_version_core_functions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_parameters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`group\` text,
  	\`name\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_parameters_order_idx\` ON \`_products_v_version_parameters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_parameters_parent_id_idx\` ON \`_products_v_version_parameters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_model\` text,
  	\`version_summary\` text,
  	\`version_cover_id\` integer,
  	\`version_parameter_image_id\` integer,
  	\`version_description\` text,
  	\`version_category_id\` integer,
  	\`version_is_hot\` integer,
  	\`version_is_new\` integer,
  	\`version_article_id\` text,
  	\`version_kbs_id\` text,
  	\`version_published_at\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parameter_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_cover_idx\` ON \`_products_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_parameter_image_idx\` ON \`_products_v\` (\`version_parameter_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_category_idx\` ON \`_products_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_is_hot_idx\` ON \`_products_v\` (\`version_is_hot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_is_new_idx\` ON \`_products_v\` (\`version_is_new\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_article_id_idx\` ON \`_products_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_kbs_id_idx\` ON \`_products_v\` (\`version_kbs_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_published_at_idx\` ON \`_products_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_sort_order_idx\` ON \`_products_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_autosave_idx\` ON \`_products_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`stories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_documents_id_idx\` ON \`_products_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_stories_id_idx\` ON \`_products_v_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE TABLE \`product_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`parent_id\` integer,
  	\`description\` text,
  	\`icon\` text,
  	\`category_id\` numeric,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_categories_parent_idx\` ON \`product_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_categories_category_id_idx\` ON \`product_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_sort_order_idx\` ON \`product_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_updated_at_idx\` ON \`product_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_created_at_idx\` ON \`product_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories__status_idx\` ON \`product_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_product_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_parent_id\` integer,
  	\`version_description\` text,
  	\`version_icon\` text,
  	\`version_category_id\` numeric,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_categories_v_parent_idx\` ON \`_product_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_parent_idx\` ON \`_product_categories_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_category_id_idx\` ON \`_product_categories_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_sort_order_idx\` ON \`_product_categories_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_updated_at_idx\` ON \`_product_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_created_at_idx\` ON \`_product_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version__status_idx\` ON \`_product_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_created_at_idx\` ON \`_product_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_updated_at_idx\` ON \`_product_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_latest_idx\` ON \`_product_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_autosave_idx\` ON \`_product_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`stories_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_figures_order_idx\` ON \`stories_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_figures_parent_id_idx\` ON \`stories_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories_solution_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_solution_points_order_idx\` ON \`stories_solution_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_solution_points_parent_id_idx\` ON \`stories_solution_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`sub_title\` text,
  	\`excerpt\` text,
  	\`cover_id\` integer,
  	\`banner_id\` integer,
  	\`video_id\` integer,
  	\`customer_name\` text,
  	\`project_address\` text,
  	\`project_time\` text,
  	\`overview\` text,
  	\`requirement_image_id\` integer,
  	\`requirement_content\` text,
  	\`outcome_image_id\` integer,
  	\`outcome_content\` text,
  	\`category_id\` integer,
  	\`is_recommended\` integer,
  	\`article_id\` numeric,
  	\`published_at\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`requirement_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`outcome_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`story_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_cover_idx\` ON \`stories\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_banner_idx\` ON \`stories\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_video_idx\` ON \`stories\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_requirement_image_idx\` ON \`stories\` (\`requirement_image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_outcome_image_idx\` ON \`stories\` (\`outcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_category_idx\` ON \`stories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_is_recommended_idx\` ON \`stories\` (\`is_recommended\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stories_article_id_idx\` ON \`stories\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_published_at_idx\` ON \`stories\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_sort_order_idx\` ON \`stories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`stories_updated_at_idx\` ON \`stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stories_created_at_idx\` ON \`stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stories__status_idx\` ON \`stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`stories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`solutions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stories_rels_order_idx\` ON \`stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_parent_idx\` ON \`stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_path_idx\` ON \`stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_products_id_idx\` ON \`stories_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_rels_solutions_id_idx\` ON \`stories_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_figures_order_idx\` ON \`_stories_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_figures_parent_id_idx\` ON \`_stories_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_version_solution_points\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_version_solution_points_order_idx\` ON \`_stories_v_version_solution_points\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_solution_points_parent_id_idx\` ON \`_stories_v_version_solution_points\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_sub_title\` text,
  	\`version_excerpt\` text,
  	\`version_cover_id\` integer,
  	\`version_banner_id\` integer,
  	\`version_video_id\` integer,
  	\`version_customer_name\` text,
  	\`version_project_address\` text,
  	\`version_project_time\` text,
  	\`version_overview\` text,
  	\`version_requirement_image_id\` integer,
  	\`version_requirement_content\` text,
  	\`version_outcome_image_id\` integer,
  	\`version_outcome_content\` text,
  	\`version_category_id\` integer,
  	\`version_is_recommended\` integer,
  	\`version_article_id\` numeric,
  	\`version_published_at\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_requirement_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_outcome_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`story_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_parent_idx\` ON \`_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_cover_idx\` ON \`_stories_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_banner_idx\` ON \`_stories_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_video_idx\` ON \`_stories_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_requirement_image_idx\` ON \`_stories_v\` (\`version_requirement_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_outcome_image_idx\` ON \`_stories_v\` (\`version_outcome_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_category_idx\` ON \`_stories_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_is_recommended_idx\` ON \`_stories_v\` (\`version_is_recommended\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_article_id_idx\` ON \`_stories_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_published_at_idx\` ON \`_stories_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_sort_order_idx\` ON \`_stories_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_updated_at_idx\` ON \`_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_created_at_idx\` ON \`_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version__status_idx\` ON \`_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_created_at_idx\` ON \`_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_updated_at_idx\` ON \`_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_latest_idx\` ON \`_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_autosave_idx\` ON \`_stories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_stories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`solutions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_order_idx\` ON \`_stories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_parent_idx\` ON \`_stories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_path_idx\` ON \`_stories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_products_id_idx\` ON \`_stories_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_rels_solutions_id_idx\` ON \`_stories_v_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE TABLE \`story_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`sub_title\` text,
  	\`banner_id\` integer,
  	\`cover_id\` integer,
  	\`category_id\` numeric,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`story_categories_banner_idx\` ON \`story_categories\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_cover_idx\` ON \`story_categories\` (\`cover_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`story_categories_category_id_idx\` ON \`story_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_sort_order_idx\` ON \`story_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_updated_at_idx\` ON \`story_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_created_at_idx\` ON \`story_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`story_categories__status_idx\` ON \`story_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_story_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_sub_title\` text,
  	\`version_banner_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_category_id\` numeric,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`story_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_story_categories_v_parent_idx\` ON \`_story_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_banner_idx\` ON \`_story_categories_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_cover_idx\` ON \`_story_categories_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_category_id_idx\` ON \`_story_categories_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_sort_order_idx\` ON \`_story_categories_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_updated_at_idx\` ON \`_story_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_created_at_idx\` ON \`_story_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version__status_idx\` ON \`_story_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_created_at_idx\` ON \`_story_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_updated_at_idx\` ON \`_story_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_latest_idx\` ON \`_story_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_autosave_idx\` ON \`_story_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`solutions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`sub_title\` text,
  	\`cover_id\` integer,
  	\`content\` text,
  	\`category_id\` integer,
  	\`article_id\` numeric,
  	\`published_at\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`solutions_cover_idx\` ON \`solutions\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_category_idx\` ON \`solutions\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_article_id_idx\` ON \`solutions\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_published_at_idx\` ON \`solutions\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_sort_order_idx\` ON \`solutions\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_at_idx\` ON \`solutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_at_idx\` ON \`solutions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions__status_idx\` ON \`solutions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_solutions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_sub_title\` text,
  	\`version_cover_id\` integer,
  	\`version_content\` text,
  	\`version_category_id\` integer,
  	\`version_article_id\` numeric,
  	\`version_published_at\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_solutions_v_parent_idx\` ON \`_solutions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_cover_idx\` ON \`_solutions_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_category_idx\` ON \`_solutions_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_article_id_idx\` ON \`_solutions_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_published_at_idx\` ON \`_solutions_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_sort_order_idx\` ON \`_solutions_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_updated_at_idx\` ON \`_solutions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_created_at_idx\` ON \`_solutions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version__status_idx\` ON \`_solutions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_created_at_idx\` ON \`_solutions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_updated_at_idx\` ON \`_solutions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_latest_idx\` ON \`_solutions_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_autosave_idx\` ON \`_solutions_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`solution_categories_application_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_categories_application_values_order_idx\` ON \`solution_categories_application_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_application_values_parent_id_idx\` ON \`solution_categories_application_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`solution_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`parent_id\` integer,
  	\`sub_title\` text,
  	\`banner_id\` integer,
  	\`cover_id\` integer,
  	\`abstract\` text,
  	\`category_id\` numeric,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_categories_parent_idx\` ON \`solution_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_banner_idx\` ON \`solution_categories\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_cover_idx\` ON \`solution_categories\` (\`cover_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`solution_categories_category_id_idx\` ON \`solution_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_sort_order_idx\` ON \`solution_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_updated_at_idx\` ON \`solution_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_created_at_idx\` ON \`solution_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories__status_idx\` ON \`solution_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`solution_categories_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`stories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`solution_categories_rels_order_idx\` ON \`solution_categories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_rels_parent_idx\` ON \`solution_categories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_rels_path_idx\` ON \`solution_categories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_rels_stories_id_idx\` ON \`solution_categories_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_categories_v_version_application_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_solution_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_application_values_order_idx\` ON \`_solution_categories_v_version_application_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_application_values_parent_id_idx\` ON \`_solution_categories_v_version_application_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_solution_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_parent_id\` integer,
  	\`version_sub_title\` text,
  	\`version_banner_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_abstract\` text,
  	\`version_category_id\` numeric,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_parent_idx\` ON \`_solution_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_parent_idx\` ON \`_solution_categories_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_banner_idx\` ON \`_solution_categories_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_cover_idx\` ON \`_solution_categories_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_category_id_idx\` ON \`_solution_categories_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_sort_order_idx\` ON \`_solution_categories_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_updated_at_idx\` ON \`_solution_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_created_at_idx\` ON \`_solution_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version__status_idx\` ON \`_solution_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_created_at_idx\` ON \`_solution_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_updated_at_idx\` ON \`_solution_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_latest_idx\` ON \`_solution_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_autosave_idx\` ON \`_solution_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_solution_categories_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`stories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_solution_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_rels_order_idx\` ON \`_solution_categories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_rels_parent_idx\` ON \`_solution_categories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_rels_path_idx\` ON \`_solution_categories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_rels_stories_id_idx\` ON \`_solution_categories_v_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`cover_id\` integer,
  	\`banner_id\` integer,
  	\`content\` text,
  	\`official_accounts_url\` text,
  	\`is_new\` integer,
  	\`article_id\` numeric,
  	\`published_at\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_cover_idx\` ON \`news\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`news_banner_idx\` ON \`news\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`news_is_new_idx\` ON \`news\` (\`is_new\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_article_id_idx\` ON \`news\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`news_published_at_idx\` ON \`news\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`news_sort_order_idx\` ON \`news\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_cover_id\` integer,
  	\`version_banner_id\` integer,
  	\`version_content\` text,
  	\`version_official_accounts_url\` text,
  	\`version_is_new\` integer,
  	\`version_article_id\` numeric,
  	\`version_published_at\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_cover_idx\` ON \`_news_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_banner_idx\` ON \`_news_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_is_new_idx\` ON \`_news_v\` (\`version_is_new\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_article_id_idx\` ON \`_news_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_published_at_idx\` ON \`_news_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_sort_order_idx\` ON \`_news_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_autosave_idx\` ON \`_news_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`trainings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`cover_id\` integer,
  	\`content\` text,
  	\`official_accounts_url\` text,
  	\`article_id\` numeric,
  	\`published_at\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`trainings_cover_idx\` ON \`trainings\` (\`cover_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`trainings_article_id_idx\` ON \`trainings\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_published_at_idx\` ON \`trainings\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_sort_order_idx\` ON \`trainings\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`trainings_updated_at_idx\` ON \`trainings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_created_at_idx\` ON \`trainings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings__status_idx\` ON \`trainings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_trainings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_cover_id\` integer,
  	\`version_content\` text,
  	\`version_official_accounts_url\` text,
  	\`version_article_id\` numeric,
  	\`version_published_at\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_trainings_v_parent_idx\` ON \`_trainings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_cover_idx\` ON \`_trainings_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_article_id_idx\` ON \`_trainings_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_published_at_idx\` ON \`_trainings_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_sort_order_idx\` ON \`_trainings_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_updated_at_idx\` ON \`_trainings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_created_at_idx\` ON \`_trainings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version__status_idx\` ON \`_trainings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_created_at_idx\` ON \`_trainings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_updated_at_idx\` ON \`_trainings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_latest_idx\` ON \`_trainings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_autosave_idx\` ON \`_trainings_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`staff_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`position\` text,
  	\`cover_id\` integer,
  	\`message\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_messages_cover_idx\` ON \`staff_messages\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_messages_sort_order_idx\` ON \`staff_messages\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_messages_updated_at_idx\` ON \`staff_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_messages_created_at_idx\` ON \`staff_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_messages__status_idx\` ON \`staff_messages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_staff_messages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_position\` text,
  	\`version_cover_id\` integer,
  	\`version_message\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_parent_idx\` ON \`_staff_messages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_version_version_cover_idx\` ON \`_staff_messages_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_version_version_sort_order_idx\` ON \`_staff_messages_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_version_version_updated_at_idx\` ON \`_staff_messages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_version_version_created_at_idx\` ON \`_staff_messages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_version_version__status_idx\` ON \`_staff_messages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_created_at_idx\` ON \`_staff_messages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_updated_at_idx\` ON \`_staff_messages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_latest_idx\` ON \`_staff_messages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_autosave_idx\` ON \`_staff_messages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`banners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`placement\` text,
  	\`headline\` text,
  	\`kicker\` text,
  	\`description\` text,
  	\`image_id\` integer,
  	\`tone\` text DEFAULT 'dark',
  	\`url\` text,
  	\`link_label\` text,
  	\`opens_video\` integer,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`banners_placement_idx\` ON \`banners\` (\`placement\`);`)
  await db.run(sql`CREATE INDEX \`banners_image_idx\` ON \`banners\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`banners_sort_order_idx\` ON \`banners\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`banners_updated_at_idx\` ON \`banners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`banners_created_at_idx\` ON \`banners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`banners__status_idx\` ON \`banners\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_banners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_placement\` text,
  	\`version_headline\` text,
  	\`version_kicker\` text,
  	\`version_description\` text,
  	\`version_image_id\` integer,
  	\`version_tone\` text DEFAULT 'dark',
  	\`version_url\` text,
  	\`version_link_label\` text,
  	\`version_opens_video\` integer,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_banners_v_parent_idx\` ON \`_banners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_placement_idx\` ON \`_banners_v\` (\`version_placement\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_image_idx\` ON \`_banners_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_sort_order_idx\` ON \`_banners_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_updated_at_idx\` ON \`_banners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_created_at_idx\` ON \`_banners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version__status_idx\` ON \`_banners_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_created_at_idx\` ON \`_banners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_updated_at_idx\` ON \`_banners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_latest_idx\` ON \`_banners_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_banners_v_autosave_idx\` ON \`_banners_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`single_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`article_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`single_pages_article_id_idx\` ON \`single_pages\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_updated_at_idx\` ON \`single_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_created_at_idx\` ON \`single_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`single_pages__status_idx\` ON \`single_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`single_pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`single_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`single_pages_rels_order_idx\` ON \`single_pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_rels_parent_idx\` ON \`single_pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_rels_path_idx\` ON \`single_pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_rels_documents_id_idx\` ON \`single_pages_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_rels_media_id_idx\` ON \`single_pages_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_single_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_article_id\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`single_pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_single_pages_v_parent_idx\` ON \`_single_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_article_id_idx\` ON \`_single_pages_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_updated_at_idx\` ON \`_single_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_created_at_idx\` ON \`_single_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version__status_idx\` ON \`_single_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_created_at_idx\` ON \`_single_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_updated_at_idx\` ON \`_single_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_latest_idx\` ON \`_single_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_autosave_idx\` ON \`_single_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_single_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_single_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_single_pages_v_rels_order_idx\` ON \`_single_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_rels_parent_idx\` ON \`_single_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_rels_path_idx\` ON \`_single_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_rels_documents_id_idx\` ON \`_single_pages_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_rels_media_id_idx\` ON \`_single_pages_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w320_url\` text,
  	\`sizes_w320_width\` numeric,
  	\`sizes_w320_height\` numeric,
  	\`sizes_w320_mime_type\` text,
  	\`sizes_w320_filesize\` numeric,
  	\`sizes_w320_filename\` text,
  	\`sizes_w640_url\` text,
  	\`sizes_w640_width\` numeric,
  	\`sizes_w640_height\` numeric,
  	\`sizes_w640_mime_type\` text,
  	\`sizes_w640_filesize\` numeric,
  	\`sizes_w640_filename\` text,
  	\`sizes_w1280_url\` text,
  	\`sizes_w1280_width\` numeric,
  	\`sizes_w1280_height\` numeric,
  	\`sizes_w1280_mime_type\` text,
  	\`sizes_w1280_filesize\` numeric,
  	\`sizes_w1280_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w320_sizes_w320_filename_idx\` ON \`media\` (\`sizes_w320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w640_sizes_w640_filename_idx\` ON \`media\` (\`sizes_w640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1280_sizes_w1280_filename_idx\` ON \`media\` (\`sizes_w1280_filename\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`kind\` text,
  	\`category_id\` integer,
  	\`note\` text,
  	\`attachment_id\` numeric,
  	\`published_at\` text,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_kind_idx\` ON \`documents\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`documents_category_idx\` ON \`documents\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_attachment_id_idx\` ON \`documents\` (\`attachment_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_published_at_idx\` ON \`documents\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_sort_order_idx\` ON \`documents\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents__status_idx\` ON \`documents\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_kind\` text,
  	\`version_category_id\` integer,
  	\`version_note\` text,
  	\`version_attachment_id\` numeric,
  	\`version_published_at\` text,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_url\` text,
  	\`version_thumbnail_u_r_l\` text,
  	\`version_filename\` text,
  	\`version_mime_type\` text,
  	\`version_filesize\` numeric,
  	\`version_width\` numeric,
  	\`version_height\` numeric,
  	\`version_focal_x\` numeric,
  	\`version_focal_y\` numeric,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_parent_idx\` ON \`_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_kind_idx\` ON \`_documents_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_category_idx\` ON \`_documents_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_attachment_id_idx\` ON \`_documents_v\` (\`version_attachment_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_published_at_idx\` ON \`_documents_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_sort_order_idx\` ON \`_documents_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_updated_at_idx\` ON \`_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_created_at_idx\` ON \`_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__status_idx\` ON \`_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_filename_idx\` ON \`_documents_v\` (\`version_filename\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_created_at_idx\` ON \`_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_updated_at_idx\` ON \`_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_latest_idx\` ON \`_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_autosave_idx\` ON \`_documents_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`download_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`category_id\` numeric,
  	\`sort_order\` numeric DEFAULT 100,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`download_categories_category_id_idx\` ON \`download_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`download_categories_sort_order_idx\` ON \`download_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`download_categories_updated_at_idx\` ON \`download_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`download_categories_created_at_idx\` ON \`download_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`download_categories__status_idx\` ON \`download_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_download_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_category_id\` numeric,
  	\`version_sort_order\` numeric DEFAULT 100,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_download_categories_v_parent_idx\` ON \`_download_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_version_version_category_id_idx\` ON \`_download_categories_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_version_version_sort_order_idx\` ON \`_download_categories_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_version_version_updated_at_idx\` ON \`_download_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_version_version_created_at_idx\` ON \`_download_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_version_version__status_idx\` ON \`_download_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_created_at_idx\` ON \`_download_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_updated_at_idx\` ON \`_download_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_latest_idx\` ON \`_download_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_autosave_idx\` ON \`_download_categories_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`service_requests_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`written_by_id\` integer,
  	\`written_at\` text,
  	FOREIGN KEY (\`written_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_notes_order_idx\` ON \`service_requests_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_notes_parent_id_idx\` ON \`service_requests_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_notes_written_by_idx\` ON \`service_requests_notes\` (\`written_by_id\`);`)
  await db.run(sql`CREATE TABLE \`service_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`status\` text DEFAULT '0' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`customer_name\` text NOT NULL,
  	\`tel\` text NOT NULL,
  	\`goods_type\` text,
  	\`provinces_and_cities\` text,
  	\`question_type\` text,
  	\`content\` text NOT NULL,
  	\`personal_field\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_kind_idx\` ON \`service_requests\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_status_idx\` ON \`service_requests\` (\`status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`service_requests_reference_idx\` ON \`service_requests\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_tel_idx\` ON \`service_requests\` (\`tel\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_updated_at_idx\` ON \`service_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_created_at_idx\` ON \`service_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`service_requests_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`request_photos_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_photos_id\`) REFERENCES \`request_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_requests_rels_order_idx\` ON \`service_requests_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_rels_parent_idx\` ON \`service_requests_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_rels_path_idx\` ON \`service_requests_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`service_requests_rels_request_photos_id_idx\` ON \`service_requests_rels\` (\`request_photos_id\`);`)
  await db.run(sql`CREATE TABLE \`consultations_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`written_by_id\` integer,
  	\`written_at\` text,
  	FOREIGN KEY (\`written_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultations_notes_order_idx\` ON \`consultations_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultations_notes_parent_id_idx\` ON \`consultations_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consultations_notes_written_by_idx\` ON \`consultations_notes\` (\`written_by_id\`);`)
  await db.run(sql`CREATE TABLE \`consultations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT '0' NOT NULL,
  	\`name\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`email\` text,
  	\`company\` text,
  	\`profession\` text NOT NULL,
  	\`area\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consultations_status_idx\` ON \`consultations\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`consultations_mobile_idx\` ON \`consultations\` (\`mobile\`);`)
  await db.run(sql`CREATE INDEX \`consultations_updated_at_idx\` ON \`consultations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultations_created_at_idx\` ON \`consultations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`request_photos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`request_photos_updated_at_idx\` ON \`request_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`request_photos_created_at_idx\` ON \`request_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`request_photos_filename_idx\` ON \`request_photos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`page_views\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`path\` text NOT NULL,
  	\`layout\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`page_views_day_idx\` ON \`page_views\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_path_layout_idx\` ON \`page_views\` (\`day\`,\`path\`,\`layout\`);`)
  await db.run(sql`CREATE TABLE \`counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`value\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`counters_name_idx\` ON \`counters\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`captcha_challenges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`uuid\` text NOT NULL,
  	\`answer_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`captcha_challenges_uuid_idx\` ON \`captcha_challenges\` (\`uuid\`);`)
  await db.run(sql`CREATE INDEX \`captcha_challenges_expires_at_idx\` ON \`captcha_challenges\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`product_categories_id\` integer,
  	\`stories_id\` integer,
  	\`story_categories_id\` integer,
  	\`solutions_id\` integer,
  	\`solution_categories_id\` integer,
  	\`news_id\` integer,
  	\`trainings_id\` integer,
  	\`staff_messages_id\` integer,
  	\`banners_id\` integer,
  	\`single_pages_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`download_categories_id\` integer,
  	\`service_requests_id\` integer,
  	\`consultations_id\` integer,
  	\`request_photos_id\` integer,
  	\`users_id\` integer,
  	\`page_views_id\` integer,
  	\`counters_id\` integer,
  	\`captcha_challenges_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stories_id\`) REFERENCES \`stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`story_categories_id\`) REFERENCES \`story_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solutions_id\`) REFERENCES \`solutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`solution_categories_id\`) REFERENCES \`solution_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trainings_id\`) REFERENCES \`trainings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_messages_id\`) REFERENCES \`staff_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`banners_id\`) REFERENCES \`banners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`single_pages_id\`) REFERENCES \`single_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_categories_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_requests_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultations_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_photos_id\`) REFERENCES \`request_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_views_id\`) REFERENCES \`page_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`captcha_challenges_id\`) REFERENCES \`captcha_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_story_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`story_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solutions_id_idx\` ON \`payload_locked_documents_rels\` (\`solutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_solution_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`solution_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trainings_id_idx\` ON \`payload_locked_documents_rels\` (\`trainings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_banners_id_idx\` ON \`payload_locked_documents_rels\` (\`banners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_single_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`single_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`download_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`service_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultations_id_idx\` ON \`payload_locked_documents_rels\` (\`consultations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`request_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_views_id_idx\` ON \`payload_locked_documents_rels\` (\`page_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_captcha_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`captcha_challenges_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_information_regional_sites\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_information_regional_sites_order_idx\` ON \`site_information_regional_sites\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_information_regional_sites_parent_id_idx\` ON \`site_information_regional_sites\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_information_registration_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_information_registration_links_order_idx\` ON \`site_information_registration_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_information_registration_links_parent_id_idx\` ON \`site_information_registration_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_information_footer_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page_id\` integer,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`single_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_information\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_information_footer_documents_order_idx\` ON \`site_information_footer_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_information_footer_documents_parent_id_idx\` ON \`site_information_footer_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_footer_documents_page_idx\` ON \`site_information_footer_documents\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`site_information\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site_name\` text,
  	\`brand_name\` text,
  	\`company_name\` text,
  	\`description\` text,
  	\`keywords\` text,
  	\`service_hotline\` text,
  	\`feedback_hotline\` text,
  	\`service_hours\` text,
  	\`service_email\` text,
  	\`online_service_url\` text,
  	\`support_chat_url\` text,
  	\`product_selector_url\` text,
  	\`questionnaire_url\` text,
  	\`public_account_qrcode_id\` integer,
  	\`technical_service_qrcode_id\` integer,
  	\`video_account_qrcode_id\` integer,
  	\`douyin_qrcode_id\` integer,
  	\`mini_program_qrcode_id\` integer,
  	\`bottom_link_info\` text,
  	\`copyright\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`public_account_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`technical_service_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_account_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`douyin_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mini_program_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_information_public_account_qrcode_idx\` ON \`site_information\` (\`public_account_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_technical_service_qrcode_idx\` ON \`site_information\` (\`technical_service_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_video_account_qrcode_idx\` ON \`site_information\` (\`video_account_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_douyin_qrcode_idx\` ON \`site_information\` (\`douyin_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information_mini_program_qrcode_idx\` ON \`site_information\` (\`mini_program_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`site_information__status_idx\` ON \`site_information\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_site_information_v_version_regional_sites\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_regional_sites_order_idx\` ON \`_site_information_v_version_regional_sites\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_regional_sites_parent_id_idx\` ON \`_site_information_v_version_regional_sites\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_information_v_version_registration_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_registration_links_order_idx\` ON \`_site_information_v_version_registration_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_registration_links_parent_id_idx\` ON \`_site_information_v_version_registration_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_information_v_version_footer_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`page_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`single_pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_information_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_footer_documents_order_idx\` ON \`_site_information_v_version_footer_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_footer_documents_parent_id_idx\` ON \`_site_information_v_version_footer_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_footer_documents_page_idx\` ON \`_site_information_v_version_footer_documents\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_information_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_site_name\` text,
  	\`version_brand_name\` text,
  	\`version_company_name\` text,
  	\`version_description\` text,
  	\`version_keywords\` text,
  	\`version_service_hotline\` text,
  	\`version_feedback_hotline\` text,
  	\`version_service_hours\` text,
  	\`version_service_email\` text,
  	\`version_online_service_url\` text,
  	\`version_support_chat_url\` text,
  	\`version_product_selector_url\` text,
  	\`version_questionnaire_url\` text,
  	\`version_public_account_qrcode_id\` integer,
  	\`version_technical_service_qrcode_id\` integer,
  	\`version_video_account_qrcode_id\` integer,
  	\`version_douyin_qrcode_id\` integer,
  	\`version_mini_program_qrcode_id\` integer,
  	\`version_bottom_link_info\` text,
  	\`version_copyright\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_public_account_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_technical_service_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_account_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_douyin_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mini_program_qrcode_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_version_public_account_qrcod_idx\` ON \`_site_information_v\` (\`version_public_account_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_version_technical_service_qr_idx\` ON \`_site_information_v\` (\`version_technical_service_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_version_video_account_qrcode_idx\` ON \`_site_information_v\` (\`version_video_account_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_version_douyin_qrcode_idx\` ON \`_site_information_v\` (\`version_douyin_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_version_mini_program_qrcode_idx\` ON \`_site_information_v\` (\`version_mini_program_qrcode_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_version_version__status_idx\` ON \`_site_information_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_created_at_idx\` ON \`_site_information_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_updated_at_idx\` ON \`_site_information_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_latest_idx\` ON \`_site_information_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_site_information_v_autosave_idx\` ON \`_site_information_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`home_page_featured_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page_featured\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_featured_figures_order_idx\` ON \`home_page_featured_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_featured_figures_parent_id_idx\` ON \`home_page_featured_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_featured\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`kicker\` text,
  	\`headline\` text,
  	\`line\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_featured_order_idx\` ON \`home_page_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_featured_parent_id_idx\` ON \`home_page_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_featured_product_idx\` ON \`home_page_featured\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`featured_title\` text,
  	\`featured_line\` text,
  	\`stories_title\` text,
  	\`stories_line\` text,
  	\`news_title\` text,
  	\`help_title\` text,
  	\`help_line\` text,
  	\`help_image_id\` integer,
  	\`help_primary_label\` text,
  	\`help_secondary_label\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`help_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_help_help_image_idx\` ON \`home_page\` (\`help_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_featured_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v_version_featured\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_featured_figures_order_idx\` ON \`_home_page_v_version_featured_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_featured_figures_parent_id_idx\` ON \`_home_page_v_version_featured_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_featured\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`product_id\` integer,
  	\`kicker\` text,
  	\`headline\` text,
  	\`line\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_featured_order_idx\` ON \`_home_page_v_version_featured\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_featured_parent_id_idx\` ON \`_home_page_v_version_featured\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_featured_product_idx\` ON \`_home_page_v_version_featured\` (\`product_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_featured_title\` text,
  	\`version_featured_line\` text,
  	\`version_stories_title\` text,
  	\`version_stories_line\` text,
  	\`version_news_title\` text,
  	\`version_help_title\` text,
  	\`version_help_line\` text,
  	\`version_help_image_id\` integer,
  	\`version_help_primary_label\` text,
  	\`version_help_secondary_label\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_help_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_help_version_help_image_idx\` ON \`_home_page_v\` (\`version_help_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_autosave_idx\` ON \`_home_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`page_headers_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page\` text,
  	\`title\` text,
  	\`line\` text,
  	\`image_id\` integer,
  	\`tone\` text DEFAULT 'light',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_headers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_headers_pages_order_idx\` ON \`page_headers_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_headers_pages_parent_id_idx\` ON \`page_headers_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_headers_pages_image_idx\` ON \`page_headers_pages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`page_headers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`page_headers__status_idx\` ON \`page_headers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_page_headers_v_version_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`page\` text,
  	\`title\` text,
  	\`line\` text,
  	\`image_id\` integer,
  	\`tone\` text DEFAULT 'light',
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_headers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_headers_v_version_pages_order_idx\` ON \`_page_headers_v_version_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_version_pages_parent_id_idx\` ON \`_page_headers_v_version_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_version_pages_image_idx\` ON \`_page_headers_v_version_pages\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_headers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_headers_v_version_version__status_idx\` ON \`_page_headers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_created_at_idx\` ON \`_page_headers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_updated_at_idx\` ON \`_page_headers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_latest_idx\` ON \`_page_headers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_autosave_idx\` ON \`_page_headers_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`about_page_map_markers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_map_markers_order_idx\` ON \`about_page_map_markers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_map_markers_parent_id_idx\` ON \`about_page_map_markers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_map_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_map_tiles_order_idx\` ON \`about_page_map_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_map_tiles_parent_id_idx\` ON \`about_page_map_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_innovation_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_innovation_figures_order_idx\` ON \`about_page_innovation_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_innovation_figures_parent_id_idx\` ON \`about_page_innovation_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_manufacturing_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_manufacturing_figures_order_idx\` ON \`about_page_manufacturing_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_manufacturing_figures_parent_id_idx\` ON \`about_page_manufacturing_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_quality_milestones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_quality_milestones_order_idx\` ON \`about_page_quality_milestones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_quality_milestones_parent_id_idx\` ON \`about_page_quality_milestones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_quality_awards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_quality_awards_order_idx\` ON \`about_page_quality_awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_quality_awards_parent_id_idx\` ON \`about_page_quality_awards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_certifications_badges\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_certifications_badges_order_idx\` ON \`about_page_certifications_badges\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_certifications_badges_parent_id_idx\` ON \`about_page_certifications_badges\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_certifications_badges_image_idx\` ON \`about_page_certifications_badges\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slogan\` text,
  	\`banner_id\` integer,
  	\`map_title\` text,
  	\`map_line\` text,
  	\`innovation_title\` text,
  	\`innovation_content\` text,
  	\`innovation_image_id\` integer,
  	\`manufacturing_title\` text,
  	\`manufacturing_content\` text,
  	\`manufacturing_image_id\` integer,
  	\`quality_title\` text,
  	\`quality_content\` text,
  	\`quality_image_id\` integer,
  	\`certifications_title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`innovation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`manufacturing_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`quality_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_banner_idx\` ON \`about_page\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_innovation_innovation_image_idx\` ON \`about_page\` (\`innovation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_manufacturing_manufacturing_image_idx\` ON \`about_page\` (\`manufacturing_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_quality_quality_image_idx\` ON \`about_page\` (\`quality_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_map_markers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`longitude\` numeric,
  	\`latitude\` numeric,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_map_markers_order_idx\` ON \`_about_page_v_version_map_markers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_map_markers_parent_id_idx\` ON \`_about_page_v_version_map_markers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_map_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_map_tiles_order_idx\` ON \`_about_page_v_version_map_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_map_tiles_parent_id_idx\` ON \`_about_page_v_version_map_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_innovation_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_innovation_figures_order_idx\` ON \`_about_page_v_version_innovation_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_innovation_figures_parent_id_idx\` ON \`_about_page_v_version_innovation_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_manufacturing_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_manufacturing_figures_order_idx\` ON \`_about_page_v_version_manufacturing_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_manufacturing_figures_parent_id_idx\` ON \`_about_page_v_version_manufacturing_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_quality_milestones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_quality_milestones_order_idx\` ON \`_about_page_v_version_quality_milestones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_quality_milestones_parent_id_idx\` ON \`_about_page_v_version_quality_milestones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_quality_awards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_quality_awards_order_idx\` ON \`_about_page_v_version_quality_awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_quality_awards_parent_id_idx\` ON \`_about_page_v_version_quality_awards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_certifications_badges\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_certifications_badges_order_idx\` ON \`_about_page_v_version_certifications_badges\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_certifications_badges_parent_id_idx\` ON \`_about_page_v_version_certifications_badges\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_certifications_badges_image_idx\` ON \`_about_page_v_version_certifications_badges\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_slogan\` text,
  	\`version_banner_id\` integer,
  	\`version_map_title\` text,
  	\`version_map_line\` text,
  	\`version_innovation_title\` text,
  	\`version_innovation_content\` text,
  	\`version_innovation_image_id\` integer,
  	\`version_manufacturing_title\` text,
  	\`version_manufacturing_content\` text,
  	\`version_manufacturing_image_id\` integer,
  	\`version_quality_title\` text,
  	\`version_quality_content\` text,
  	\`version_quality_image_id\` integer,
  	\`version_certifications_title\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_innovation_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_manufacturing_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_quality_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_banner_idx\` ON \`_about_page_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_innovation_version_innovation_imag_idx\` ON \`_about_page_v\` (\`version_innovation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_manufacturing_version_manufacturin_idx\` ON \`_about_page_v\` (\`version_manufacturing_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_quality_version_quality_image_idx\` ON \`_about_page_v\` (\`version_quality_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_autosave_idx\` ON \`_about_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`group_page_statistics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`group_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_page_statistics_order_idx\` ON \`group_page_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`group_page_statistics_parent_id_idx\` ON \`group_page_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_page_honours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`group_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_page_honours_order_idx\` ON \`group_page_honours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`group_page_honours_parent_id_idx\` ON \`group_page_honours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`group_page_honours_image_idx\` ON \`group_page_honours\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`group_page_chairman_honours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`group_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_page_chairman_honours_order_idx\` ON \`group_page_chairman_honours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`group_page_chairman_honours_parent_id_idx\` ON \`group_page_chairman_honours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`chairman_name\` text,
  	\`chairman_title\` text,
  	\`chairman_portrait_id\` integer,
  	\`chairman_profile\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`chairman_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`group_page_chairman_chairman_portrait_idx\` ON \`group_page\` (\`chairman_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`group_page__status_idx\` ON \`group_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_group_page_v_version_statistics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_group_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_statistics_order_idx\` ON \`_group_page_v_version_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_statistics_parent_id_idx\` ON \`_group_page_v_version_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_group_page_v_version_honours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_group_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_honours_order_idx\` ON \`_group_page_v_version_honours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_honours_parent_id_idx\` ON \`_group_page_v_version_honours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_honours_image_idx\` ON \`_group_page_v_version_honours\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_group_page_v_version_chairman_honours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_group_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_chairman_honours_order_idx\` ON \`_group_page_v_version_chairman_honours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_chairman_honours_parent_id_idx\` ON \`_group_page_v_version_chairman_honours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_group_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_chairman_name\` text,
  	\`version_chairman_title\` text,
  	\`version_chairman_portrait_id\` integer,
  	\`version_chairman_profile\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_chairman_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_chairman_version_chairman_portrait_idx\` ON \`_group_page_v\` (\`version_chairman_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_version__status_idx\` ON \`_group_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_created_at_idx\` ON \`_group_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_updated_at_idx\` ON \`_group_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_latest_idx\` ON \`_group_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_autosave_idx\` ON \`_group_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`recruiting_page_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`description\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`recruiting_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`recruiting_page_values_order_idx\` ON \`recruiting_page_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`recruiting_page_values_parent_id_idx\` ON \`recruiting_page_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`recruiting_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`line\` text,
  	\`banner_id\` integer,
  	\`introduction\` text,
  	\`jobs_label\` text,
  	\`jobs_url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`recruiting_page_banner_idx\` ON \`recruiting_page\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`recruiting_page__status_idx\` ON \`recruiting_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_recruiting_page_v_version_values\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`description\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_recruiting_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_values_order_idx\` ON \`_recruiting_page_v_version_values\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_values_parent_id_idx\` ON \`_recruiting_page_v_version_values\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_recruiting_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_line\` text,
  	\`version_banner_id\` integer,
  	\`version_introduction\` text,
  	\`version_jobs_label\` text,
  	\`version_jobs_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_version_banner_idx\` ON \`_recruiting_page_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_version__status_idx\` ON \`_recruiting_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_created_at_idx\` ON \`_recruiting_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_updated_at_idx\` ON \`_recruiting_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_latest_idx\` ON \`_recruiting_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_autosave_idx\` ON \`_recruiting_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`service_page_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`line\` text,
  	\`icon\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_page_entries_order_idx\` ON \`service_page_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_page_entries_parent_id_idx\` ON \`service_page_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_page_advantages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`service_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`service_page_advantages_order_idx\` ON \`service_page_advantages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_page_advantages_parent_id_idx\` ON \`service_page_advantages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`service_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`advantages_title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`service_page__status_idx\` ON \`service_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_service_page_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`line\` text,
  	\`icon\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_entries_order_idx\` ON \`_service_page_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_entries_parent_id_idx\` ON \`_service_page_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_page_v_version_advantages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_service_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_advantages_order_idx\` ON \`_service_page_v_version_advantages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_advantages_parent_id_idx\` ON \`_service_page_v_version_advantages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_service_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_advantages_title\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_version__status_idx\` ON \`_service_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_created_at_idx\` ON \`_service_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_updated_at_idx\` ON \`_service_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_latest_idx\` ON \`_service_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_autosave_idx\` ON \`_service_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`survey_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`introduction\` text,
  	\`chinese_url\` text,
  	\`english_url\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`survey_page__status_idx\` ON \`survey_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_survey_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_title\` text,
  	\`version_introduction\` text,
  	\`version_chinese_url\` text,
  	\`version_english_url\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_survey_page_v_version_version__status_idx\` ON \`_survey_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_created_at_idx\` ON \`_survey_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_updated_at_idx\` ON \`_survey_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_latest_idx\` ON \`_survey_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_autosave_idx\` ON \`_survey_page_v\` (\`autosave\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_key_figures\`;`)
  await db.run(sql`DROP TABLE \`products_main_parameters\`;`)
  await db.run(sql`DROP TABLE \`products_core_functions\`;`)
  await db.run(sql`DROP TABLE \`products_parameters\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_key_figures\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_main_parameters\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_core_functions\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_parameters\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`product_categories\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v\`;`)
  await db.run(sql`DROP TABLE \`stories_figures\`;`)
  await db.run(sql`DROP TABLE \`stories_solution_points\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories_rels\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_version_solution_points\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`story_categories\`;`)
  await db.run(sql`DROP TABLE \`_story_categories_v\`;`)
  await db.run(sql`DROP TABLE \`solutions\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`solution_categories_application_values\`;`)
  await db.run(sql`DROP TABLE \`solution_categories\`;`)
  await db.run(sql`DROP TABLE \`solution_categories_rels\`;`)
  await db.run(sql`DROP TABLE \`_solution_categories_v_version_application_values\`;`)
  await db.run(sql`DROP TABLE \`_solution_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_solution_categories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`trainings\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v\`;`)
  await db.run(sql`DROP TABLE \`staff_messages\`;`)
  await db.run(sql`DROP TABLE \`_staff_messages_v\`;`)
  await db.run(sql`DROP TABLE \`banners\`;`)
  await db.run(sql`DROP TABLE \`_banners_v\`;`)
  await db.run(sql`DROP TABLE \`single_pages\`;`)
  await db.run(sql`DROP TABLE \`single_pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_single_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_single_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`_documents_v\`;`)
  await db.run(sql`DROP TABLE \`download_categories\`;`)
  await db.run(sql`DROP TABLE \`_download_categories_v\`;`)
  await db.run(sql`DROP TABLE \`service_requests_notes\`;`)
  await db.run(sql`DROP TABLE \`service_requests\`;`)
  await db.run(sql`DROP TABLE \`service_requests_rels\`;`)
  await db.run(sql`DROP TABLE \`consultations_notes\`;`)
  await db.run(sql`DROP TABLE \`consultations\`;`)
  await db.run(sql`DROP TABLE \`request_photos\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`page_views\`;`)
  await db.run(sql`DROP TABLE \`counters\`;`)
  await db.run(sql`DROP TABLE \`captcha_challenges\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_information_regional_sites\`;`)
  await db.run(sql`DROP TABLE \`site_information_registration_links\`;`)
  await db.run(sql`DROP TABLE \`site_information_footer_documents\`;`)
  await db.run(sql`DROP TABLE \`site_information\`;`)
  await db.run(sql`DROP TABLE \`_site_information_v_version_regional_sites\`;`)
  await db.run(sql`DROP TABLE \`_site_information_v_version_registration_links\`;`)
  await db.run(sql`DROP TABLE \`_site_information_v_version_footer_documents\`;`)
  await db.run(sql`DROP TABLE \`_site_information_v\`;`)
  await db.run(sql`DROP TABLE \`home_page_featured_figures\`;`)
  await db.run(sql`DROP TABLE \`home_page_featured\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_featured_figures\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_featured\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`page_headers_pages\`;`)
  await db.run(sql`DROP TABLE \`page_headers\`;`)
  await db.run(sql`DROP TABLE \`_page_headers_v_version_pages\`;`)
  await db.run(sql`DROP TABLE \`_page_headers_v\`;`)
  await db.run(sql`DROP TABLE \`about_page_map_markers\`;`)
  await db.run(sql`DROP TABLE \`about_page_map_tiles\`;`)
  await db.run(sql`DROP TABLE \`about_page_innovation_figures\`;`)
  await db.run(sql`DROP TABLE \`about_page_manufacturing_figures\`;`)
  await db.run(sql`DROP TABLE \`about_page_quality_milestones\`;`)
  await db.run(sql`DROP TABLE \`about_page_quality_awards\`;`)
  await db.run(sql`DROP TABLE \`about_page_certifications_badges\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_map_markers\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_map_tiles\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_innovation_figures\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_manufacturing_figures\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_quality_milestones\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_quality_awards\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_certifications_badges\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`group_page_statistics\`;`)
  await db.run(sql`DROP TABLE \`group_page_honours\`;`)
  await db.run(sql`DROP TABLE \`group_page_chairman_honours\`;`)
  await db.run(sql`DROP TABLE \`group_page\`;`)
  await db.run(sql`DROP TABLE \`_group_page_v_version_statistics\`;`)
  await db.run(sql`DROP TABLE \`_group_page_v_version_honours\`;`)
  await db.run(sql`DROP TABLE \`_group_page_v_version_chairman_honours\`;`)
  await db.run(sql`DROP TABLE \`_group_page_v\`;`)
  await db.run(sql`DROP TABLE \`recruiting_page_values\`;`)
  await db.run(sql`DROP TABLE \`recruiting_page\`;`)
  await db.run(sql`DROP TABLE \`_recruiting_page_v_version_values\`;`)
  await db.run(sql`DROP TABLE \`_recruiting_page_v\`;`)
  await db.run(sql`DROP TABLE \`service_page_entries\`;`)
  await db.run(sql`DROP TABLE \`service_page_advantages\`;`)
  await db.run(sql`DROP TABLE \`service_page\`;`)
  await db.run(sql`DROP TABLE \`_service_page_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_service_page_v_version_advantages\`;`)
  await db.run(sql`DROP TABLE \`_service_page_v\`;`)
  await db.run(sql`DROP TABLE \`survey_page\`;`)
  await db.run(sql`DROP TABLE \`_survey_page_v\`;`)
}
