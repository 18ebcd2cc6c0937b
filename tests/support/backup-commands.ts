import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import Database from 'libsql'
import { freePort } from './free-port.mjs'

const PROGRAMS = {
  backup: 'src/backup/run-backup.ts',
  restore: 'src/backup/run-restore.ts',
  'copy-site': 'src/copy-site/run-copy-site.ts',
  'import:legacy': 'src/legacy-import/run-legacy-import.ts',
}

/** How a command ended, and what it said. */
export type Ended = { code: number | null; said: string }

/** Starts `npm run backup` or another of these commands on a folder of data, and the database in it unless another is named. */
export async function startCommand(name: keyof typeof PROGRAMS, args: string[], dataDir: string, databaseUri = '') {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URI: databaseUri, PORT: String(await freePort()), HOST: 'localhost' }
  const child = spawn(process.execPath, ['--conditions=production', 'src/server/run.mjs', PROGRAMS[name], ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, said })))
  return { child: child satisfies ChildProcess, ended }
}

export const run = async (...given: Parameters<typeof startCommand>): Promise<Ended> => (await startCommand(...given)).ended

/** Names and digests of everything in the folders of a site's data. */
export function filesOf(dataDir: string): Record<string, string> {
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes(path.sep) && !name.startsWith('.'),
  )
  const files = names.filter((name) => statSync(path.join(dataDir, name)).isFile()).sort()
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(dataDir, name)))
        .digest('hex'),
    ]),
  )
}

/** Every row of every table. */
export function rowsOf(dataDir: string): Record<string, string[]> {
  const database = new Database(path.join(dataDir, 'site.db'))
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").all()
    const names = tables.map((row) => String(Reflect.get(Object(row), 'name')))
    const rows = (name: string) => database.prepare(`SELECT * FROM "${name}"`).all()
    return Object.fromEntries(
      names.map((name) => [
        name,
        rows(name)
          .map((row) => JSON.stringify(row))
          .sort(),
      ]),
    )
  } finally {
    database.close()
  }
}
