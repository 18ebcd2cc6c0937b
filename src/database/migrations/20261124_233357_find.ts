import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`attributes_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`label\` text,
  	\`aliases\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attributes_choices_order_idx\` ON \`attributes_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_choices_parent_id_idx\` ON \`attributes_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`attributes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`symbol\` text,
  	\`condition\` text,
  	\`kind\` text DEFAULT 'number' NOT NULL,
  	\`unit\` text,
  	\`match\` text DEFAULT 'equal',
  	\`key\` text NOT NULL,
  	\`is_filter\` integer,
  	\`sort_order\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`attributes_key_idx\` ON \`attributes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`attributes_sort_order_idx\` ON \`attributes\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_updated_at_idx\` ON \`attributes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attributes_created_at_idx\` ON \`attributes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`attributes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`product_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`attributes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`attributes_rels_order_idx\` ON \`attributes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`attributes_rels_parent_idx\` ON \`attributes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`attributes_rels_path_idx\` ON \`attributes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`attributes_rels_product_categories_id_idx\` ON \`attributes_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`code_aliases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text DEFAULT 'replaced' NOT NULL,
  	\`maker\` text,
  	\`product_id\` integer,
  	\`order_code\` text,
  	\`source\` text,
  	\`remark\` text,
  	\`folded_code\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`code_aliases_code_idx\` ON \`code_aliases\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`code_aliases_product_idx\` ON \`code_aliases\` (\`product_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`code_aliases_folded_code_idx\` ON \`code_aliases\` (\`folded_code\`);`)
  await db.run(sql`CREATE INDEX \`code_aliases_updated_at_idx\` ON \`code_aliases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`code_aliases_created_at_idx\` ON \`code_aliases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`synonyms_words\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`word\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`synonyms_words_order_idx\` ON \`synonyms_words\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`synonyms_words_parent_id_idx\` ON \`synonyms_words\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`synonyms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`synonyms_title_idx\` ON \`synonyms\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`synonyms_updated_at_idx\` ON \`synonyms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`synonyms_created_at_idx\` ON \`synonyms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`search_terms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`term\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`found\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`search_terms_day_idx\` ON \`search_terms\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_term_idx\` ON \`search_terms\` (\`day\`,\`term\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`ordering_rule\` text;`)
  await db.run(sql`ALTER TABLE \`products_rels\` ADD \`attributes_id\` integer REFERENCES attributes(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`products_rels_attributes_id_idx\` ON \`products_rels\` (\`attributes_id\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_ordering_rule\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v_rels\` ADD \`attributes_id\` integer REFERENCES attributes(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_attributes_id_idx\` ON \`_products_v_rels\` (\`attributes_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`attributes_id\` integer REFERENCES attributes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`code_aliases_id\` integer REFERENCES code_aliases(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`synonyms_id\` integer REFERENCES synonyms(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_attributes_id_idx\` ON \`payload_locked_documents_rels\` (\`attributes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_code_aliases_id_idx\` ON \`payload_locked_documents_rels\` (\`code_aliases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`attributes_choices\`;`)
  await db.run(sql`DROP TABLE \`attributes\`;`)
  await db.run(sql`DROP TABLE \`attributes_rels\`;`)
  await db.run(sql`DROP TABLE \`code_aliases\`;`)
  await db.run(sql`DROP TABLE \`synonyms_words\`;`)
  await db.run(sql`DROP TABLE \`synonyms\`;`)
  await db.run(sql`DROP TABLE \`search_terms\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products_rels\` (
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
  await db.run(sql`INSERT INTO \`__new_products_rels\`("id", "order", "parent_id", "path", "media_id", "documents_id", "stories_id") SELECT "id", "order", "parent_id", "path", "media_id", "documents_id", "stories_id" FROM \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_products_rels\` RENAME TO \`products_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_documents_id_idx\` ON \`products_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_stories_id_idx\` ON \`products_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__products_v_rels\` (
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
  await db.run(sql`INSERT INTO \`__new__products_v_rels\`("id", "order", "parent_id", "path", "media_id", "documents_id", "stories_id") SELECT "id", "order", "parent_id", "path", "media_id", "documents_id", "stories_id" FROM \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v_rels\` RENAME TO \`_products_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_documents_id_idx\` ON \`_products_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_stories_id_idx\` ON \`_products_v_rels\` (\`stories_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`questions_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`download_categories_id\` integer,
  	\`service_requests_id\` integer,
  	\`consultations_id\` integer,
  	\`request_photos_id\` integer,
  	\`users_id\` integer,
  	\`audit_log_id\` integer,
  	\`page_views_id\` integer,
  	\`counters_id\` integer,
  	\`captcha_challenges_id\` integer,
  	\`rate_limits_id\` integer,
  	\`recent_submissions_id\` integer,
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
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_categories_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_requests_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultations_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_photos_id\`) REFERENCES \`request_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_views_id\`) REFERENCES \`page_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`captcha_challenges_id\`) REFERENCES \`captcha_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rate_limits_id\`) REFERENCES \`rate_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recent_submissions_id\`) REFERENCES \`recent_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "product_categories_id", "stories_id", "story_categories_id", "solutions_id", "solution_categories_id", "news_id", "trainings_id", "staff_messages_id", "banners_id", "single_pages_id", "questions_id", "redirects_id", "media_id", "documents_id", "download_categories_id", "service_requests_id", "consultations_id", "request_photos_id", "users_id", "audit_log_id", "page_views_id", "counters_id", "captcha_challenges_id", "rate_limits_id", "recent_submissions_id") SELECT "id", "order", "parent_id", "path", "products_id", "product_categories_id", "stories_id", "story_categories_id", "solutions_id", "solution_categories_id", "news_id", "trainings_id", "staff_messages_id", "banners_id", "single_pages_id", "questions_id", "redirects_id", "media_id", "documents_id", "download_categories_id", "service_requests_id", "consultations_id", "request_photos_id", "users_id", "audit_log_id", "page_views_id", "counters_id", "captcha_challenges_id", "rate_limits_id", "recent_submissions_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_download_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`download_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`service_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultations_id_idx\` ON \`payload_locked_documents_rels\` (\`consultations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`request_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_views_id_idx\` ON \`payload_locked_documents_rels\` (\`page_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_captcha_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`captcha_challenges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_limits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recent_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`recent_submissions_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` DROP COLUMN \`ordering_rule\`;`)
  await db.run(sql`ALTER TABLE \`_products_v\` DROP COLUMN \`version_ordering_rule\`;`)
}
