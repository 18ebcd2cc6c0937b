import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * All order codes of published products (record 0061; read and written by `src/database/finding/sqlite-order-codes.ts`, filled by
 * `src/finding/fill-order-codes.ts`). Written by hand: no collection of
 * Payload's, and no reference to `products`, which a migration that makes that table anew would follow and empty this one.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE order_codes (
    folded text NOT NULL,
    product_id integer NOT NULL,
    code text NOT NULL,
    PRIMARY KEY (folded, product_id)
  ) WITHOUT ROWID`)
  await db.run(sql`CREATE INDEX order_codes_product_idx ON order_codes (product_id, folded)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE order_codes`)
}
