import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`is_permanent\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`action\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`subject\` text,
  	\`collection_slug\` text,
  	\`document_id\` text,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_headers_pages_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`page_headers_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_headers_pages_steps_order_idx\` ON \`page_headers_pages_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`page_headers_pages_steps_parent_id_idx\` ON \`page_headers_pages_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_page_headers_v_version_pages_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_page_headers_v_version_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_page_headers_v_version_pages_steps_order_idx\` ON \`_page_headers_v_version_pages_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_page_headers_v_version_pages_steps_parent_id_idx\` ON \`_page_headers_v_version_pages_steps\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`products\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_image_idx\` ON \`products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_products_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_image_idx\` ON \`_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`product_categories\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`product_categories\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`product_categories\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`product_categories\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`product_categories\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`product_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`product_categories_seo_seo_image_idx\` ON \`product_categories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_deleted_at_idx\` ON \`product_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_product_categories_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_product_categories_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_product_categories_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_product_categories_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_product_categories_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_product_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_seo_version_seo_image_idx\` ON \`_product_categories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_deleted_at_idx\` ON \`_product_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`stories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`stories_seo_seo_image_idx\` ON \`stories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`stories_deleted_at_idx\` ON \`stories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_stories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_seo_version_seo_image_idx\` ON \`_stories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_stories_v_version_version_deleted_at_idx\` ON \`_stories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`story_categories\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`story_categories\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`story_categories\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`story_categories\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`story_categories\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`story_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`story_categories_seo_seo_image_idx\` ON \`story_categories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_deleted_at_idx\` ON \`story_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_story_categories_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_story_categories_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_story_categories_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_story_categories_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_story_categories_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_story_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_seo_version_seo_image_idx\` ON \`_story_categories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_story_categories_v_version_version_deleted_at_idx\` ON \`_story_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`solutions\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`solutions_seo_seo_image_idx\` ON \`solutions\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_deleted_at_idx\` ON \`solutions\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_solutions_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_seo_version_seo_image_idx\` ON \`_solutions_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_solutions_v_version_version_deleted_at_idx\` ON \`_solutions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`solution_categories\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`solution_categories\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`solution_categories\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`solution_categories\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`solution_categories\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`solution_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`solution_categories_seo_seo_image_idx\` ON \`solution_categories\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_deleted_at_idx\` ON \`solution_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_solution_categories_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_solution_categories_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_solution_categories_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_solution_categories_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_solution_categories_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_solution_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_seo_version_seo_image_idx\` ON \`_solution_categories_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_solution_categories_v_version_version_deleted_at_idx\` ON \`_solution_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`news_seo_seo_image_idx\` ON \`news\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_seo_version_seo_image_idx\` ON \`_news_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`trainings\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`trainings\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`trainings\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`trainings\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`trainings\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`trainings\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`trainings_seo_seo_image_idx\` ON \`trainings\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_deleted_at_idx\` ON \`trainings\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_trainings_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_trainings_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_trainings_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_trainings_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_trainings_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_trainings_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_seo_version_seo_image_idx\` ON \`_trainings_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_trainings_v_version_version_deleted_at_idx\` ON \`_trainings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`staff_messages\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`staff_messages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`staff_messages_deleted_at_idx\` ON \`staff_messages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_staff_messages_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_staff_messages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_staff_messages_v_version_version_deleted_at_idx\` ON \`_staff_messages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`banners\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`banners_deleted_at_idx\` ON \`banners\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_banners_v_version_version_deleted_at_idx\` ON \`_banners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`single_pages\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`single_pages\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`single_pages\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`single_pages\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`single_pages\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`single_pages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`single_pages_seo_seo_image_idx\` ON \`single_pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_deleted_at_idx\` ON \`single_pages\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_single_pages_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_single_pages_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_single_pages_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_single_pages_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_single_pages_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_single_pages_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_seo_version_seo_image_idx\` ON \`_single_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_deleted_at_idx\` ON \`_single_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_documents_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_documents_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_deleted_at_idx\` ON \`_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`download_categories\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`download_categories\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`download_categories_deleted_at_idx\` ON \`download_categories\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`_download_categories_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_download_categories_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`_download_categories_v_version_version_deleted_at_idx\` ON \`_download_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`redirects_id\` integer REFERENCES redirects(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_log_id\` integer REFERENCES audit_log(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
  await db.run(sql`ALTER TABLE \`site_information\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_site_information_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`home_page_seo_seo_image_idx\` ON \`home_page\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_seo_version_seo_image_idx\` ON \`_home_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`page_headers\` ADD \`edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`_page_headers_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`about_page\` ADD \`edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`about_page_seo_seo_image_idx\` ON \`about_page\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_about_page_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_seo_version_seo_image_idx\` ON \`_about_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`group_page\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`group_page\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`group_page\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`group_page\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`group_page\` ADD \`edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`group_page_seo_seo_image_idx\` ON \`group_page\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_group_page_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_group_page_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_group_page_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_group_page_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_group_page_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_seo_version_seo_image_idx\` ON \`_group_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`recruiting_page\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`recruiting_page\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`recruiting_page\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`recruiting_page\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`recruiting_page\` ADD \`edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`recruiting_page_seo_seo_image_idx\` ON \`recruiting_page\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_recruiting_page_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_recruiting_page_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_recruiting_page_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_recruiting_page_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_recruiting_page_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_seo_version_seo_image_idx\` ON \`_recruiting_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`service_page\` ADD \`advantages_line\` text;`)
  await db.run(sql`ALTER TABLE \`service_page\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`service_page\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`service_page\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`service_page\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`service_page\` ADD \`edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`service_page_seo_seo_image_idx\` ON \`service_page\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_service_page_v\` ADD \`version_advantages_line\` text;`)
  await db.run(sql`ALTER TABLE \`_service_page_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_service_page_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_service_page_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_service_page_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_service_page_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_seo_version_seo_image_idx\` ON \`_service_page_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`survey_page\` ADD \`seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`survey_page\` ADD \`seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`survey_page\` ADD \`seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`survey_page\` ADD \`seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`survey_page\` ADD \`edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`survey_page_seo_seo_image_idx\` ON \`survey_page\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`_survey_page_v\` ADD \`version_seo_title\` text;`)
  await db.run(sql`ALTER TABLE \`_survey_page_v\` ADD \`version_seo_description\` text;`)
  await db.run(sql`ALTER TABLE \`_survey_page_v\` ADD \`version_seo_keywords\` text;`)
  await db.run(sql`ALTER TABLE \`_survey_page_v\` ADD \`version_seo_image_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_survey_page_v\` ADD \`version_edited_by\` text;`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_version_seo_version_seo_image_idx\` ON \`_survey_page_v\` (\`version_seo_image_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`page_headers_pages_steps\`;`)
  await db.run(sql`DROP TABLE \`_page_headers_v_version_pages_steps\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_products\` (
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
  await db.run(sql`INSERT INTO \`__new_products\`("id", "title", "model", "summary", "cover_id", "parameter_image_id", "description", "category_id", "is_hot", "is_new", "article_id", "kbs_id", "published_at", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "title", "model", "summary", "cover_id", "parameter_image_id", "description", "category_id", "is_hot", "is_new", "article_id", "kbs_id", "published_at", "sort_order", "updated_at", "created_at", "_status" FROM \`products\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`ALTER TABLE \`__new_products\` RENAME TO \`products\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__products_v\` (
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
  await db.run(sql`INSERT INTO \`__new__products_v\`("id", "parent_id", "version_title", "version_model", "version_summary", "version_cover_id", "version_parameter_image_id", "version_description", "version_category_id", "version_is_hot", "version_is_new", "version_article_id", "version_kbs_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_model", "version_summary", "version_cover_id", "version_parameter_image_id", "version_description", "version_category_id", "version_is_hot", "version_is_new", "version_article_id", "version_kbs_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__products_v\` RENAME TO \`_products_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_product_categories\` (
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
  await db.run(sql`INSERT INTO \`__new_product_categories\`("id", "name", "parent_id", "description", "icon", "category_id", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "name", "parent_id", "description", "icon", "category_id", "sort_order", "updated_at", "created_at", "_status" FROM \`product_categories\`;`)
  await db.run(sql`DROP TABLE \`product_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_product_categories\` RENAME TO \`product_categories\`;`)
  await db.run(sql`CREATE INDEX \`product_categories_parent_idx\` ON \`product_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_categories_category_id_idx\` ON \`product_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_sort_order_idx\` ON \`product_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_updated_at_idx\` ON \`product_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_created_at_idx\` ON \`product_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories__status_idx\` ON \`product_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__product_categories_v\` (
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
  await db.run(sql`INSERT INTO \`__new__product_categories_v\`("id", "parent_id", "version_name", "version_parent_id", "version_description", "version_icon", "version_category_id", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_parent_id", "version_description", "version_icon", "version_category_id", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_product_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__product_categories_v\` RENAME TO \`_product_categories_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_stories\` (
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
  await db.run(sql`INSERT INTO \`__new_stories\`("id", "title", "sub_title", "excerpt", "cover_id", "banner_id", "video_id", "customer_name", "project_address", "project_time", "overview", "requirement_image_id", "requirement_content", "outcome_image_id", "outcome_content", "category_id", "is_recommended", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "title", "sub_title", "excerpt", "cover_id", "banner_id", "video_id", "customer_name", "project_address", "project_time", "overview", "requirement_image_id", "requirement_content", "outcome_image_id", "outcome_content", "category_id", "is_recommended", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status" FROM \`stories\`;`)
  await db.run(sql`DROP TABLE \`stories\`;`)
  await db.run(sql`ALTER TABLE \`__new_stories\` RENAME TO \`stories\`;`)
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
  await db.run(sql`CREATE TABLE \`__new__stories_v\` (
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
  await db.run(sql`INSERT INTO \`__new__stories_v\`("id", "parent_id", "version_title", "version_sub_title", "version_excerpt", "version_cover_id", "version_banner_id", "version_video_id", "version_customer_name", "version_project_address", "version_project_time", "version_overview", "version_requirement_image_id", "version_requirement_content", "version_outcome_image_id", "version_outcome_content", "version_category_id", "version_is_recommended", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_sub_title", "version_excerpt", "version_cover_id", "version_banner_id", "version_video_id", "version_customer_name", "version_project_address", "version_project_time", "version_overview", "version_requirement_image_id", "version_requirement_content", "version_outcome_image_id", "version_outcome_content", "version_category_id", "version_is_recommended", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_stories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__stories_v\` RENAME TO \`_stories_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_story_categories\` (
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
  await db.run(sql`INSERT INTO \`__new_story_categories\`("id", "name", "sub_title", "banner_id", "cover_id", "category_id", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "name", "sub_title", "banner_id", "cover_id", "category_id", "sort_order", "updated_at", "created_at", "_status" FROM \`story_categories\`;`)
  await db.run(sql`DROP TABLE \`story_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_story_categories\` RENAME TO \`story_categories\`;`)
  await db.run(sql`CREATE INDEX \`story_categories_banner_idx\` ON \`story_categories\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_cover_idx\` ON \`story_categories\` (\`cover_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`story_categories_category_id_idx\` ON \`story_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_sort_order_idx\` ON \`story_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_updated_at_idx\` ON \`story_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`story_categories_created_at_idx\` ON \`story_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`story_categories__status_idx\` ON \`story_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__story_categories_v\` (
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
  await db.run(sql`INSERT INTO \`__new__story_categories_v\`("id", "parent_id", "version_name", "version_sub_title", "version_banner_id", "version_cover_id", "version_category_id", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_sub_title", "version_banner_id", "version_cover_id", "version_category_id", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_story_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_story_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__story_categories_v\` RENAME TO \`_story_categories_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_solutions\` (
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
  await db.run(sql`INSERT INTO \`__new_solutions\`("id", "title", "sub_title", "cover_id", "content", "category_id", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "title", "sub_title", "cover_id", "content", "category_id", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status" FROM \`solutions\`;`)
  await db.run(sql`DROP TABLE \`solutions\`;`)
  await db.run(sql`ALTER TABLE \`__new_solutions\` RENAME TO \`solutions\`;`)
  await db.run(sql`CREATE INDEX \`solutions_cover_idx\` ON \`solutions\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_category_idx\` ON \`solutions\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`solutions_article_id_idx\` ON \`solutions\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`solutions_published_at_idx\` ON \`solutions\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_sort_order_idx\` ON \`solutions\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`solutions_updated_at_idx\` ON \`solutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions_created_at_idx\` ON \`solutions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solutions__status_idx\` ON \`solutions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__solutions_v\` (
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
  await db.run(sql`INSERT INTO \`__new__solutions_v\`("id", "parent_id", "version_title", "version_sub_title", "version_cover_id", "version_content", "version_category_id", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_sub_title", "version_cover_id", "version_content", "version_category_id", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_solutions_v\`;`)
  await db.run(sql`DROP TABLE \`_solutions_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__solutions_v\` RENAME TO \`_solutions_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_solution_categories\` (
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
  await db.run(sql`INSERT INTO \`__new_solution_categories\`("id", "name", "parent_id", "sub_title", "banner_id", "cover_id", "abstract", "category_id", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "name", "parent_id", "sub_title", "banner_id", "cover_id", "abstract", "category_id", "sort_order", "updated_at", "created_at", "_status" FROM \`solution_categories\`;`)
  await db.run(sql`DROP TABLE \`solution_categories\`;`)
  await db.run(sql`ALTER TABLE \`__new_solution_categories\` RENAME TO \`solution_categories\`;`)
  await db.run(sql`CREATE INDEX \`solution_categories_parent_idx\` ON \`solution_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_banner_idx\` ON \`solution_categories\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_cover_idx\` ON \`solution_categories\` (\`cover_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`solution_categories_category_id_idx\` ON \`solution_categories\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_sort_order_idx\` ON \`solution_categories\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_updated_at_idx\` ON \`solution_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories_created_at_idx\` ON \`solution_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`solution_categories__status_idx\` ON \`solution_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__solution_categories_v\` (
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
  await db.run(sql`INSERT INTO \`__new__solution_categories_v\`("id", "parent_id", "version_name", "version_parent_id", "version_sub_title", "version_banner_id", "version_cover_id", "version_abstract", "version_category_id", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_parent_id", "version_sub_title", "version_banner_id", "version_cover_id", "version_abstract", "version_category_id", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_solution_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_solution_categories_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__solution_categories_v\` RENAME TO \`_solution_categories_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_news\` (
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
  await db.run(sql`INSERT INTO \`__new_news\`("id", "title", "cover_id", "banner_id", "content", "official_accounts_url", "is_new", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "title", "cover_id", "banner_id", "content", "official_accounts_url", "is_new", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status" FROM \`news\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`ALTER TABLE \`__new_news\` RENAME TO \`news\`;`)
  await db.run(sql`CREATE INDEX \`news_cover_idx\` ON \`news\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`news_banner_idx\` ON \`news\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`news_is_new_idx\` ON \`news\` (\`is_new\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_article_id_idx\` ON \`news\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`news_published_at_idx\` ON \`news\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`news_sort_order_idx\` ON \`news\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_v\` (
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
  await db.run(sql`INSERT INTO \`__new__news_v\`("id", "parent_id", "version_title", "version_cover_id", "version_banner_id", "version_content", "version_official_accounts_url", "version_is_new", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_cover_id", "version_banner_id", "version_content", "version_official_accounts_url", "version_is_new", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_v\` RENAME TO \`_news_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_trainings\` (
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
  await db.run(sql`INSERT INTO \`__new_trainings\`("id", "title", "cover_id", "content", "official_accounts_url", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status") SELECT "id", "title", "cover_id", "content", "official_accounts_url", "article_id", "published_at", "sort_order", "updated_at", "created_at", "_status" FROM \`trainings\`;`)
  await db.run(sql`DROP TABLE \`trainings\`;`)
  await db.run(sql`ALTER TABLE \`__new_trainings\` RENAME TO \`trainings\`;`)
  await db.run(sql`CREATE INDEX \`trainings_cover_idx\` ON \`trainings\` (\`cover_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`trainings_article_id_idx\` ON \`trainings\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`trainings_published_at_idx\` ON \`trainings\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_sort_order_idx\` ON \`trainings\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`trainings_updated_at_idx\` ON \`trainings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings_created_at_idx\` ON \`trainings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`trainings__status_idx\` ON \`trainings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__trainings_v\` (
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
  await db.run(sql`INSERT INTO \`__new__trainings_v\`("id", "parent_id", "version_title", "version_cover_id", "version_content", "version_official_accounts_url", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_cover_id", "version_content", "version_official_accounts_url", "version_article_id", "version_published_at", "version_sort_order", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_trainings_v\`;`)
  await db.run(sql`DROP TABLE \`_trainings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__trainings_v\` RENAME TO \`_trainings_v\`;`)
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
  await db.run(sql`CREATE TABLE \`__new_single_pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`article_id\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_single_pages\`("id", "title", "content", "article_id", "updated_at", "created_at", "_status") SELECT "id", "title", "content", "article_id", "updated_at", "created_at", "_status" FROM \`single_pages\`;`)
  await db.run(sql`DROP TABLE \`single_pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_single_pages\` RENAME TO \`single_pages\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`single_pages_article_id_idx\` ON \`single_pages\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_updated_at_idx\` ON \`single_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`single_pages_created_at_idx\` ON \`single_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`single_pages__status_idx\` ON \`single_pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__single_pages_v\` (
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
  await db.run(sql`INSERT INTO \`__new__single_pages_v\`("id", "parent_id", "version_title", "version_content", "version_article_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_content", "version_article_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_single_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_single_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__single_pages_v\` RENAME TO \`_single_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_parent_idx\` ON \`_single_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_article_id_idx\` ON \`_single_pages_v\` (\`version_article_id\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_updated_at_idx\` ON \`_single_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version_created_at_idx\` ON \`_single_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_version_version__status_idx\` ON \`_single_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_created_at_idx\` ON \`_single_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_updated_at_idx\` ON \`_single_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_latest_idx\` ON \`_single_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_single_pages_v_autosave_idx\` ON \`_single_pages_v\` (\`autosave\`);`)
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
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`download_categories_id\`) REFERENCES \`download_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_requests_id\`) REFERENCES \`service_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultations_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_photos_id\`) REFERENCES \`request_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_views_id\`) REFERENCES \`page_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`captcha_challenges_id\`) REFERENCES \`captcha_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rate_limits_id\`) REFERENCES \`rate_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`recent_submissions_id\`) REFERENCES \`recent_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "products_id", "product_categories_id", "stories_id", "story_categories_id", "solutions_id", "solution_categories_id", "news_id", "trainings_id", "staff_messages_id", "banners_id", "single_pages_id", "media_id", "documents_id", "download_categories_id", "service_requests_id", "consultations_id", "request_photos_id", "users_id", "page_views_id", "counters_id", "captcha_challenges_id", "rate_limits_id", "recent_submissions_id") SELECT "id", "order", "parent_id", "path", "products_id", "product_categories_id", "stories_id", "story_categories_id", "solutions_id", "solution_categories_id", "news_id", "trainings_id", "staff_messages_id", "banners_id", "single_pages_id", "media_id", "documents_id", "download_categories_id", "service_requests_id", "consultations_id", "request_photos_id", "users_id", "page_views_id", "counters_id", "captcha_challenges_id", "rate_limits_id", "recent_submissions_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_limits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_recent_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`recent_submissions_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page\` (
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
  await db.run(sql`INSERT INTO \`__new_home_page\`("id", "featured_title", "featured_line", "stories_title", "stories_line", "news_title", "help_title", "help_line", "help_image_id", "help_primary_label", "help_secondary_label", "_status", "updated_at", "created_at") SELECT "id", "featured_title", "featured_line", "stories_title", "stories_line", "news_title", "help_title", "help_line", "help_image_id", "help_primary_label", "help_secondary_label", "_status", "updated_at", "created_at" FROM \`home_page\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page\` RENAME TO \`home_page\`;`)
  await db.run(sql`CREATE INDEX \`home_page_help_help_image_idx\` ON \`home_page\` (\`help_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__home_page_v\`("id", "version_featured_title", "version_featured_line", "version_stories_title", "version_stories_line", "version_news_title", "version_help_title", "version_help_line", "version_help_image_id", "version_help_primary_label", "version_help_secondary_label", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_featured_title", "version_featured_line", "version_stories_title", "version_stories_line", "version_news_title", "version_help_title", "version_help_line", "version_help_image_id", "version_help_primary_label", "version_help_secondary_label", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v\` RENAME TO \`_home_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_help_version_help_image_idx\` ON \`_home_page_v\` (\`version_help_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_autosave_idx\` ON \`_home_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_about_page\` (
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
  await db.run(sql`INSERT INTO \`__new_about_page\`("id", "slogan", "banner_id", "map_title", "map_line", "innovation_title", "innovation_content", "innovation_image_id", "manufacturing_title", "manufacturing_content", "manufacturing_image_id", "quality_title", "quality_content", "quality_image_id", "certifications_title", "_status", "updated_at", "created_at") SELECT "id", "slogan", "banner_id", "map_title", "map_line", "innovation_title", "innovation_content", "innovation_image_id", "manufacturing_title", "manufacturing_content", "manufacturing_image_id", "quality_title", "quality_content", "quality_image_id", "certifications_title", "_status", "updated_at", "created_at" FROM \`about_page\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_page\` RENAME TO \`about_page\`;`)
  await db.run(sql`CREATE INDEX \`about_page_banner_idx\` ON \`about_page\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_innovation_innovation_image_idx\` ON \`about_page\` (\`innovation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_manufacturing_manufacturing_image_idx\` ON \`about_page\` (\`manufacturing_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_quality_quality_image_idx\` ON \`about_page\` (\`quality_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__about_page_v\`("id", "version_slogan", "version_banner_id", "version_map_title", "version_map_line", "version_innovation_title", "version_innovation_content", "version_innovation_image_id", "version_manufacturing_title", "version_manufacturing_content", "version_manufacturing_image_id", "version_quality_title", "version_quality_content", "version_quality_image_id", "version_certifications_title", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_slogan", "version_banner_id", "version_map_title", "version_map_line", "version_innovation_title", "version_innovation_content", "version_innovation_image_id", "version_manufacturing_title", "version_manufacturing_content", "version_manufacturing_image_id", "version_quality_title", "version_quality_content", "version_quality_image_id", "version_certifications_title", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_page_v\` RENAME TO \`_about_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_banner_idx\` ON \`_about_page_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_innovation_version_innovation_imag_idx\` ON \`_about_page_v\` (\`version_innovation_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_manufacturing_version_manufacturin_idx\` ON \`_about_page_v\` (\`version_manufacturing_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_quality_version_quality_image_idx\` ON \`_about_page_v\` (\`version_quality_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_autosave_idx\` ON \`_about_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_group_page\` (
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
  await db.run(sql`INSERT INTO \`__new_group_page\`("id", "chairman_name", "chairman_title", "chairman_portrait_id", "chairman_profile", "_status", "updated_at", "created_at") SELECT "id", "chairman_name", "chairman_title", "chairman_portrait_id", "chairman_profile", "_status", "updated_at", "created_at" FROM \`group_page\`;`)
  await db.run(sql`DROP TABLE \`group_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_group_page\` RENAME TO \`group_page\`;`)
  await db.run(sql`CREATE INDEX \`group_page_chairman_chairman_portrait_idx\` ON \`group_page\` (\`chairman_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`group_page__status_idx\` ON \`group_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__group_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__group_page_v\`("id", "version_chairman_name", "version_chairman_title", "version_chairman_portrait_id", "version_chairman_profile", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_chairman_name", "version_chairman_title", "version_chairman_portrait_id", "version_chairman_profile", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_group_page_v\`;`)
  await db.run(sql`DROP TABLE \`_group_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__group_page_v\` RENAME TO \`_group_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_chairman_version_chairman_portrait_idx\` ON \`_group_page_v\` (\`version_chairman_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_version_version__status_idx\` ON \`_group_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_created_at_idx\` ON \`_group_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_updated_at_idx\` ON \`_group_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_latest_idx\` ON \`_group_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_group_page_v_autosave_idx\` ON \`_group_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_recruiting_page\` (
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
  await db.run(sql`INSERT INTO \`__new_recruiting_page\`("id", "title", "line", "banner_id", "introduction", "jobs_label", "jobs_url", "_status", "updated_at", "created_at") SELECT "id", "title", "line", "banner_id", "introduction", "jobs_label", "jobs_url", "_status", "updated_at", "created_at" FROM \`recruiting_page\`;`)
  await db.run(sql`DROP TABLE \`recruiting_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_recruiting_page\` RENAME TO \`recruiting_page\`;`)
  await db.run(sql`CREATE INDEX \`recruiting_page_banner_idx\` ON \`recruiting_page\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`recruiting_page__status_idx\` ON \`recruiting_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__recruiting_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__recruiting_page_v\`("id", "version_title", "version_line", "version_banner_id", "version_introduction", "version_jobs_label", "version_jobs_url", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_title", "version_line", "version_banner_id", "version_introduction", "version_jobs_label", "version_jobs_url", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_recruiting_page_v\`;`)
  await db.run(sql`DROP TABLE \`_recruiting_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__recruiting_page_v\` RENAME TO \`_recruiting_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_version_banner_idx\` ON \`_recruiting_page_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_version_version__status_idx\` ON \`_recruiting_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_created_at_idx\` ON \`_recruiting_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_updated_at_idx\` ON \`_recruiting_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_latest_idx\` ON \`_recruiting_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_recruiting_page_v_autosave_idx\` ON \`_recruiting_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_service_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`advantages_title\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_service_page\`("id", "advantages_title", "_status", "updated_at", "created_at") SELECT "id", "advantages_title", "_status", "updated_at", "created_at" FROM \`service_page\`;`)
  await db.run(sql`DROP TABLE \`service_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_service_page\` RENAME TO \`service_page\`;`)
  await db.run(sql`CREATE INDEX \`service_page__status_idx\` ON \`service_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__service_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__service_page_v\`("id", "version_advantages_title", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_advantages_title", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_service_page_v\`;`)
  await db.run(sql`DROP TABLE \`_service_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__service_page_v\` RENAME TO \`_service_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_version__status_idx\` ON \`_service_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_created_at_idx\` ON \`_service_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_updated_at_idx\` ON \`_service_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_latest_idx\` ON \`_service_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_autosave_idx\` ON \`_service_page_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_survey_page\` (
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
  await db.run(sql`INSERT INTO \`__new_survey_page\`("id", "title", "introduction", "chinese_url", "english_url", "_status", "updated_at", "created_at") SELECT "id", "title", "introduction", "chinese_url", "english_url", "_status", "updated_at", "created_at" FROM \`survey_page\`;`)
  await db.run(sql`DROP TABLE \`survey_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_survey_page\` RENAME TO \`survey_page\`;`)
  await db.run(sql`CREATE INDEX \`survey_page__status_idx\` ON \`survey_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__survey_page_v\` (
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
  await db.run(sql`INSERT INTO \`__new__survey_page_v\`("id", "version_title", "version_introduction", "version_chinese_url", "version_english_url", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave") SELECT "id", "version_title", "version_introduction", "version_chinese_url", "version_english_url", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest", "autosave" FROM \`_survey_page_v\`;`)
  await db.run(sql`DROP TABLE \`_survey_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__survey_page_v\` RENAME TO \`_survey_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_version_version__status_idx\` ON \`_survey_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_created_at_idx\` ON \`_survey_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_updated_at_idx\` ON \`_survey_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_latest_idx\` ON \`_survey_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_survey_page_v_autosave_idx\` ON \`_survey_page_v\` (\`autosave\`);`)
  await db.run(sql`DROP INDEX \`staff_messages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`staff_messages\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`staff_messages\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_staff_messages_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_staff_messages_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_staff_messages_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`banners_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`banners\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_banners_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_banners_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`documents_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_documents_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_documents_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_documents_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`DROP INDEX \`download_categories_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`download_categories\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`download_categories\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`_download_categories_v_version_version_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_download_categories_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_download_categories_v\` DROP COLUMN \`version_deleted_at\`;`)
  await db.run(sql`ALTER TABLE \`site_information\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_site_information_v\` DROP COLUMN \`version_edited_by\`;`)
  await db.run(sql`ALTER TABLE \`page_headers\` DROP COLUMN \`edited_by\`;`)
  await db.run(sql`ALTER TABLE \`_page_headers_v\` DROP COLUMN \`version_edited_by\`;`)
}
