import Database from 'libsql'

/** What the next version's migration does: it adds, and takes nothing away. */
export function migrateAsLaterVersion(file: string): void {
  const database = new Database(file, { timeout: 10_000 })
  database.exec('BEGIN IMMEDIATE')
  database.exec('CREATE TABLE `later_things` (`id` integer PRIMARY KEY NOT NULL, `title` text)')
  database.exec('ALTER TABLE `news` ADD `later_column` text')
  database.exec('ALTER TABLE `_news_v` ADD `version_later_column` text')
  database.exec("INSERT INTO payload_migrations (name, batch) VALUES ('29991231_000000_later', 999)")
  database.exec('COMMIT')
  database.close()
}

/** The database of the version before that migration. */
export function forgetMigration(file: string): void {
  const database = new Database(file, { timeout: 10_000 })
  const indexes = database.prepare("SELECT name FROM sqlite_schema WHERE name GLOB '*_v_newest_idx'").all()
  for (const index of indexes) database.exec(`DROP INDEX "${Reflect.get(Object(index), 'name')}"`)
  database.exec("DELETE FROM payload_migrations WHERE name = '20261124_203000_newest_versions'")
  database.close()
}
