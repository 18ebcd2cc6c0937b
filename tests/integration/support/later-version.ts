import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import Database from 'libsql'
import { MongoClient } from 'mongodb'

/** What the sources of a version are, as far as its programs need them. */
const SOURCES = ['collections', 'src', 'package.json', 'payload.config.ts', 'tsconfig.json', 'tests/faults/publish-product.ts']

const MIGRATION = '29991231_000000_later'

/** As `npm run migrate:create` writes it: it adds, and takes nothing away. */
const migration = `import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql\`ALTER TABLE \\\`products\\\` ADD \\\`later_field\\\` text;\`)
  await db.run(sql\`ALTER TABLE \\\`_products_v\\\` ADD \\\`version_later_field\\\` text;\`)
  await db.run(sql\`CREATE INDEX \\\`products_later_field_idx\\\` ON \\\`products\\\` (\\\`later_field\\\`);\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql\`DROP INDEX \\\`products_later_field_idx\\\`;\`)
}
`

const products = `import { Products as before } from './products-before'

export const Products = { ...before, fields: [...before.fields, { name: 'laterField', type: 'text', index: true }] }
`

type LaterVersion = {
  /** Begins as its start does, with its migration, and publishes a product with that field. */
  publish: (id: unknown, data: { laterField: string; title: string }) => Promise<void>
  remove: () => void
}

/**
 * The next version of the site: products have one field more, and SQLite a migration for it. It works on the database of a site that runs.
 *
 * @param environment where its data lies
 */
export function makeLaterVersion(environment: Record<'DATA_DIR' | 'DATABASE_URI', string>): LaterVersion {
  mkdirSync('.cache', { recursive: true })
  // Beside the project, so that its packages are found.
  const folder = mkdtempSync(path.resolve('.cache/later-version-'))
  const within = (file: string) => path.join(folder, file)
  for (const source of SOURCES) cpSync(source, within(source), { recursive: true, filter: (file) => !/migrations\/.*\.json$/.test(file) })
  renameSync(within('collections/products.ts'), within('collections/products-before.ts'))
  writeFileSync(within('collections/products.ts'), products)
  writeFileSync(within(`src/database/migrations/${MIGRATION}.ts`), migration)
  const index = within('src/database/migrations/index.ts')
  const entry = `{ up: later.up, down: later.down, name: '${MIGRATION}' },`
  const listed = readFileSync(index, 'utf8').replace(/,?\s*\];\s*$/, `,\n  ${entry}\n];\n`)
  writeFileSync(index, `import * as later from './${MIGRATION}';\n${listed}`)

  const env: NodeJS.ProcessEnv = { ...process.env, ...environment, NODE_ENV: 'production' }
  const program = ['--conditions=production', '--import', 'tsx', 'tests/faults/publish-product.ts']
  return {
    publish: async (id, data) => {
      await promisify(execFile)(process.execPath, [...program, String(id), JSON.stringify(data)], { cwd: folder, env })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** What the database has of that field, in the order of its products: only the later version knows of it. */
export async function laterFields(databaseUri: string): Promise<unknown[]> {
  if (databaseUri.startsWith('file:')) {
    const database = new Database(databaseUri.slice('file:'.length), { readonly: true })
    const rows = database.prepare('SELECT later_field AS field FROM products WHERE later_field IS NOT NULL ORDER BY id').all()
    database.close()
    return rows.map((row) => Reflect.get(Object(row), 'field'))
  }
  const client = new MongoClient(databaseUri)
  const found = await client
    .db()
    .collection('products')
    .find({ laterField: { $exists: true } })
    .sort({ _id: 1 })
    .toArray()
  await client.close()
  return found.map(({ laterField }) => laterField)
}
