import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * With what the order codes of a published product begin (record 0063; read and written by `src/database/finding/sqlite-code-lists.ts`,
 * filled by `src/finding/fill-order-codes.ts`). Written by hand, as the table `order_codes`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE code_prefixes (
    folded text NOT NULL,
    product_id integer NOT NULL,
    PRIMARY KEY (folded, product_id)
  ) WITHOUT ROWID`)
  await db.run(sql`CREATE UNIQUE INDEX code_prefixes_product_idx ON code_prefixes (product_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE code_prefixes`)
}
