import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Database from 'libsql'
import { isBusy } from '../not-stored'
import type { Turn } from './turn'

/**
 * A lock on a file beside the database: a lock on itself would keep out whoever has the turn. The operating system ends it with the process.
 * The file stays: who deleted it could leave two processes with a lock each, on two files of one name.
 *
 * @param file of the database
 */
export function sqliteTurn(file: string): Turn {
  let connection: Database.Database | null = null
  return {
    take: async () => {
      mkdirSync(path.dirname(file), { recursive: true })
      connection ??= new Database(`${file}-preparing`, { timeout: 0 })
      try {
        connection.exec('BEGIN EXCLUSIVE')
        return true
      } catch (error) {
        if (isBusy(error)) return false
        throw error
      }
    },
    end: async () => {
      connection?.close()
      connection = null
    },
  }
}
