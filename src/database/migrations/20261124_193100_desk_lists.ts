import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the lists of requests, pictures, views and the audit log sort and search by, what the dashboard counts, and the order of exports.
 * Written by hand: Payload declares neither directions nor conditions (records 0052, 0059).
 */
const INDEXES = [
  'service_requests_list_idx ON service_requests (status, created_at DESC, reference, customer_name, tel, goods_type)',
  'service_requests_waiting_idx ON service_requests (kind, status, created_at)',
  'service_requests_overdue_idx ON service_requests (kind, created_at, status)',
  'consultations_list_idx ON consultations (status, created_at DESC, reference, name, mobile, company)',
  'consultations_overdue_idx ON consultations (created_at, status)',
  'audit_log_list_idx ON audit_log (created_at DESC, actor, subject)',
  'page_views_list_idx ON page_views (day DESC, count DESC, id DESC, path)',
  'page_views_sums_idx ON page_views (day, path, layout, count)',
  'media_list_idx ON media (created_at DESC, alt, filename)',
  '_products_v_export_idx ON _products_v (latest, version_deleted_at, parent_id, created_at) WHERE latest = 1',
  '_documents_v_export_idx ON _documents_v (latest, version_deleted_at, parent_id, created_at) WHERE latest = 1',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const index of INDEXES) await db.run(sql.raw(`CREATE INDEX ${index};`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const index of INDEXES) await db.run(sql.raw(`DROP INDEX ${index.split(' ', 1)[0]};`))
}
