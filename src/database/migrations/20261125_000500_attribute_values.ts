import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What published products have for attributes (record 0064; read and written by `src/database/finding/sqlite-attribute-values.ts`, filled
 * by `src/finding/fill-attribute-values.ts`). Written by hand: no collection of Payload's, and no reference to `products`, which a
 * migration that makes that table anew would follow and empty this one. The table is counted in its order; the index says what one
 * product has.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE attribute_values (
    category_id integer NOT NULL,
    attribute_id integer NOT NULL,
    choice text NOT NULL,
    min real NOT NULL,
    max real NOT NULL,
    is_least integer NOT NULL,
    is_greatest integer NOT NULL,
    product_id integer NOT NULL,
    PRIMARY KEY (category_id, attribute_id, choice, min, max, is_least, is_greatest, product_id)
  ) WITHOUT ROWID`)
  await db.run(sql`CREATE INDEX attribute_values_product_idx ON attribute_values (product_id, attribute_id, choice, min, max)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE attribute_values`)
}
