import Database from 'libsql'

/**
 * Calls a function before each run of a prepared statement of SQLite: some are kept, and run again without being prepared (record 0108).
 *
 * @param {(database: Database.Database, sql: string) => void} look may throw, and nothing is run
 */
export function beforeEachRun(look) {
  /** @type {WeakMap<object, { database: Database.Database, sql: string }>} */
  const prepared = new WeakMap()
  const { prepare } = Database.prototype
  Reflect.set(
    Database.prototype,
    'prepare',
    /** @this {Database.Database} @param {string} sql */ function noting(sql) {
      const statement = Reflect.apply(prepare, this, [sql])
      prepared.set(statement, { database: this, sql })
      return statement
    },
  )
  const statement = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'))
  for (const name of ['run', 'get', 'iterate']) {
    const original = statement[name]
    Reflect.set(
      statement,
      name,
      /** @this {object} @param {unknown[]} values */ function looking(...values) {
        const known = prepared.get(this)
        if (known) look(known.database, known.sql)
        return Reflect.apply(original, this, values)
      },
    )
  }
}
