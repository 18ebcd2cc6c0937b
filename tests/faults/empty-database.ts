import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import Database from 'libsql'

const folder = path.resolve('.cache/empty-databases')

/** The tables of an empty site, as these migrations make them: to migrate takes seconds, and each file of tests begins with them. */
const template = path.join(folder, `${digestOfMigrations()}.db`)

/** Copies the empty tables to `file`, if a file of tests has made them before. */
export function copyEmptyDatabase(file: string): boolean {
  if (!existsSync(template)) return false
  copyFileSync(template, file)
  return true
}

/** Keeps the tables that were just made in `file` for the files of tests that come after. Several may do it at once. */
export function keepEmptyDatabase(file: string): void {
  mkdirSync(folder, { recursive: true })
  const unfinished = `${template}.${process.pid}`
  const database = new Database(file)
  database.prepare('VACUUM INTO ?').run(unfinished)
  database.close()
  renameSync(unfinished, template)
}

function digestOfMigrations(): string {
  const migrations = path.resolve('src/database/migrations')
  const hash = createHash('sha256')
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(path.join(migrations, name)))
  return hash.digest('hex').slice(0, 16)
}
