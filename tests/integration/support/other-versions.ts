import Database from 'libsql'

/** The database of the version before that migration. */
export function forgetMigration(file: string): void {
  const database = new Database(file, { timeout: 10_000 })
  const indexes = database.prepare("SELECT name FROM sqlite_schema WHERE name GLOB '*_v_newest_idx'").all()
  for (const index of indexes) database.exec(`DROP INDEX "${Reflect.get(Object(index), 'name')}"`)
  database.exec("DELETE FROM payload_migrations WHERE name = '20261124_203000_newest_versions'")
  database.close()
}
