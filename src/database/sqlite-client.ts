import { setTimeout as pause } from 'node:timers/promises'
import { type Client, type InStatement, Sqlite3Client, Sqlite3Transaction, type TransactionMode } from '@libsql/client/sqlite3'
import Database from 'libsql'
import { isBusy } from './not-stored'
import { keepStatements } from './sqlite-statements'
import { WriteQueue } from './write-queue'

/** How long whoever wants to write waits for its turn and for other processes. */
const BUSY_LIMIT_MS = 10_000

/** How often to look whether the database is free. */
const POLL_MS = 20

/** Nobody waits inside of SQLite, where the whole process would wait. FULL: in a power cut, NORMAL may lose the last commits. */
const SETTINGS = 'PRAGMA busy_timeout = 0; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL;'

type Connection = Database.Database

export type Settings = {
  /** Whether a row may only refer to rows that are there already; off for who writes a whole database and looks in the end. */
  checksReferences?: boolean
}

/**
 * libsql's client on two connections that stay open: one for transactions, which take turns, one for everything else. Its own
 * opens another connection after each transaction. Why: record 0021.
 */
export class QueuedClient implements Client {
  readonly protocol = 'file'
  closed = false
  readonly #file: string
  readonly #checksReferences: boolean
  readonly #queue = new WriteQueue()
  #reader: Sqlite3Client | null = null
  #writer: Connection | null = null

  /** @param file in a folder that exists */
  constructor(file: string, { checksReferences = true }: Settings = {}) {
    this.#file = file
    this.#checksReferences = checksReferences
  }

  /** How many transactions wait for their turn. */
  get waiting(): number {
    return this.#queue.waiting
  }

  execute(statement: InStatement) {
    return this.#read((reader) => reader.execute(statement))
  }

  executeMultiple(sql: string) {
    return this.#read((reader) => reader.executeMultiple(sql))
  }

  batch(statements: InStatement[], mode?: TransactionMode) {
    return this.#read((reader) => reader.batch(statements, mode))
  }

  migrate(statements: InStatement[]) {
    return this.#read((reader) => reader.migrate(statements))
  }

  sync() {
    return this.#read((reader) => reader.sync())
  }

  /** Begins a transaction when it is its turn and no other process writes. */
  async transaction(): Promise<Sqlite3Transaction> {
    const askedAt = Date.now()
    const leave = await this.#queue.enter()
    try {
      const connection = await whenFree(askedAt, async () => {
        this.#writer ??= this.#connect()
        // Not prepared: a prepared statement that found the database busy stays unfinished, and no commit succeeds beside it.
        this.#writer.exec('BEGIN IMMEDIATE')
        return this.#writer
      })
      return new Turn(connection, (isSound) => {
        if (!isSound) this.#dropWriter()
        leave()
      })
    } catch (error) {
      this.#dropWriter()
      leave()
      throw error
    }
  }

  close() {
    this.closed = true
    this.#dropReader()
    this.#dropWriter()
  }

  #read<T>(work: (reader: Sqlite3Client) => Promise<T>): Promise<T> {
    return whenFree(Date.now(), async () => {
      try {
        this.#reader ??= new Sqlite3Client(this.#file, {}, this.#connect(), 'number')
        return await work(this.#reader)
      } catch (error) {
        // The statement stays unfinished until it is collected, and what else is written beside it is never committed.
        if (isBusy(error)) this.#dropReader()
        throw error
      }
    })
  }

  #connect(): Connection {
    const connection = new Database(this.#file)
    connection.exec(`${SETTINGS} PRAGMA foreign_keys = ${this.#checksReferences ? 'ON' : 'OFF'};`)
    return keepStatements(connection)
  }

  #dropReader() {
    this.#reader?.close()
    this.#reader = null
  }

  #dropWriter() {
    if (this.#writer) abandon(this.#writer)
    this.#writer = null
  }
}

/** Closed, a connection lives as long as a statement that it prepared, and so would a transaction that is open in it, with its lock. */
function abandon(connection: Connection) {
  try {
    if (connection.inTransaction) connection.exec('ROLLBACK')
  } catch {
    // What can not even do that is left to the collector.
  }
  connection.close()
}

/** A transaction that holds the turn until its end. */
class Turn extends Sqlite3Transaction {
  #leave: ((isSound: boolean) => void) | null

  constructor(connection: Connection, leave: (isSound: boolean) => void) {
    super(connection, 'number')
    this.#leave = leave
  }

  /** Asked of a connection that was closed meanwhile, libsql ends the whole process. */
  override get closed() {
    return this.#leave === null || super.closed
  }

  override async commit() {
    try {
      await super.commit()
      this.#end(true)
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  override async rollback() {
    if (this.#leave === null) return
    // Of a full disk, for example, SQLite has ended it itself.
    const isOpen = !this.closed
    try {
      if (isOpen) await super.rollback()
      this.#end(isOpen)
    } catch {
      this.#end(false)
    }
  }

  override close() {
    void this.rollback()
  }

  #end(isSound: boolean) {
    const leave = this.#leave
    this.#leave = null
    leave?.(isSound)
  }
}

/** Does it as soon as no other process is in the way; the event loop goes on meanwhile. */
async function whenFree<T>(since: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() - since > BUSY_LIMIT_MS) throw error
    }
    await pause(POLL_MS)
  }
}
