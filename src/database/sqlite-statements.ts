import type Database from 'libsql'
import { LRUCache } from 'lru-cache'

type Connection = Database.Database
type Statement = ReturnType<Connection['prepare']>

/** So many are kept, the last ones that were asked for. */
const MOST = 200

/** What does its work when it is run; a PRAGMA does it when it is prepared. */
const IS_KEPT = /^\s*(select|insert|update|delete)\b/i

/** What `*` stands for is looked up when it is prepared. */
const NAMES_NO_COLUMNS = /\b(select|returning)\s+\*|\.\*/i

/** Without parentheses in them. */
const IN_PARENTHESES = /\([^()]*\)/g

/**
 * From now on a connection prepares the same statement once: to prepare what a keystroke asks takes as long as to answer it, and each one
 * that is prepared holds some kilobytes until it is collected, of which the collector knows nothing: an import of 5,000 products held 3 GB
 * (record 0108). What was prepared for another schema SQLite prepares anew. One that failed is not kept: it may be unfinished, and hold what it
 * has locked. It is for connections that read each answer to its end before they ask again.
 */
export function keepStatements(connection: Connection): Connection {
  const kept = new LRUCache<string, Statement>({ max: MOST })
  const prepare = connection.prepare.bind(connection)
  Reflect.set(connection, 'prepare', (sql: string) => {
    const known = kept.get(sql)
    if (known) return known
    if (!isKept(sql)) return prepare(sql)
    const statement = knowingItsColumns(forgottenWhenItFails(prepare(sql), () => kept.delete(sql)))
    kept.set(sql, statement)
    return statement
  })
  return connection
}

/** Columns of what is asked within a question, as relations of a document are, are nobody's to see: SQLite looks them up anew itself. */
function isKept(sql: string): boolean {
  if (!IS_KEPT.test(sql)) return false
  let outermost = sql
  for (let before = ''; before !== outermost; ) {
    before = outermost
    outermost = before.replace(IN_PARENTHESES, '')
  }
  return !NAMES_NO_COLUMNS.test(outermost)
}

function forgottenWhenItFails(statement: Statement, forget: () => void): Statement {
  for (const name of ['run', 'all'] as const) {
    const original = statement[name]
    Reflect.set(statement, name, (...values: unknown[]) => {
      try {
        return Reflect.apply(original, statement, values)
      } catch (error) {
        forget()
        throw error
      }
    })
  }
  return statement
}

/** libsql's client asks for them twice before each answer, which takes longer than to answer what one row says. */
function knowingItsColumns(statement: Statement): Statement {
  const columns = statement.columns.bind(statement)
  let known: ReturnType<typeof columns> | undefined
  Reflect.set(statement, 'columns', () => {
    known ??= columns()
    return known
  })
  return statement
}
