import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

const VALUE = ['category_id', 'attribute_id', 'choice', 'min', 'max', 'is_least', 'is_greatest'] as const
const COLUMNS = VALUE.join(', ')

/** The tally of what a row of `attribute_values` counts for; `row` is `new` or `old`. */
const tallyOf = (row: string) => VALUE.map((column) => `${column} = ${row}.${column}`).join(' AND ')

/**
 * How many products of a category have which value of an attribute (record 0068; read by `src/database/finding/sqlite-attribute-values.ts`): counted
 * along with each change, since counting 50,000 products anew after each publish costs more than all else that a list does. Written by hand.
 */
const STATEMENTS = [
  `CREATE TABLE attribute_tallies (category_id integer NOT NULL, attribute_id integer NOT NULL, choice text NOT NULL, min real NOT NULL,
    max real NOT NULL, is_least integer NOT NULL, is_greatest integer NOT NULL, count integer NOT NULL, PRIMARY KEY (${COLUMNS})) WITHOUT ROWID`,
  `INSERT INTO attribute_tallies (${COLUMNS}, count) SELECT ${COLUMNS}, count(*) FROM attribute_values GROUP BY ${COLUMNS}`,
  // What is inserted in a trigger keeps to the conflict rule of the outer statement: so nothing here meets a conflict.
  `CREATE TRIGGER attribute_values_added AFTER INSERT ON attribute_values BEGIN
    INSERT INTO attribute_tallies (${COLUMNS}, count) SELECT ${VALUE.map((column) => `new.${column}`).join(', ')}, 0
      WHERE NOT EXISTS (SELECT 1 FROM attribute_tallies WHERE ${tallyOf('new')});
    UPDATE attribute_tallies SET count = count + 1 WHERE ${tallyOf('new')}; END`,
  `CREATE TRIGGER attribute_values_removed AFTER DELETE ON attribute_values BEGIN
    UPDATE attribute_tallies SET count = count - 1 WHERE ${tallyOf('old')};
    DELETE FROM attribute_tallies WHERE ${tallyOf('old')} AND count = 0; END`,
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of STATEMENTS) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  const statements = ['DROP TRIGGER attribute_values_added', 'DROP TRIGGER attribute_values_removed', 'DROP TABLE attribute_tallies']
  for (const statement of statements) await db.run(sql.raw(statement))
}
