import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createClient } from '@libsql/client'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const dataDir = mkdtempSync(path.join(tmpdir(), 'broken-off-'))
const database = path.join(dataDir, 'site.db')

afterAll(() => rmSync(dataDir, { recursive: true }))

/** Prepares the database as `npm start` does, in a process of its own. */
function prepare(): { child: ChildProcess; printed: () => string; closed: Promise<number | null> } {
  const { DATABASE_URI: _unset, ...rest } = process.env
  const child = spawn(process.execPath, ['--conditions=production', '--import', 'tsx', 'seed/run.ts', '--if-empty'], {
    cwd: root,
    env: { ...rest, NODE_ENV: 'production', DATA_DIR: dataDir, PAYLOAD_SECRET: 'x'.repeat(64) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return { child, printed: () => output, closed: new Promise((resolve) => child.once('close', resolve)) }
}

/** Runs until something can be seen, then kills without a warning, as a power cut would. */
async function killWhen(isReached: (printed: string) => boolean): Promise<void> {
  const { child, printed, closed } = prepare()
  let isClosed = false
  void closed.then(() => {
    isClosed = true
  })
  while (!isReached(printed())) {
    if (isClosed) throw new Error(`It ended before it could be killed:\n${printed()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  await closed
}

async function count(sql: string): Promise<number> {
  const client = createClient({ url: `file:${database}` })
  try {
    const { rows } = await client.execute(sql)
    return Number(rows[0]?.n)
  } finally {
    client.close()
  }
}

describe('a first start that is killed again and again', () => {
  it('is killed while the tables are made, in the middle of the pictures, the products and the stories', async () => {
    await killWhen(() => existsSync(database))
    await killWhen((printed) => /20 %/.test(printed))
    await killWhen((printed) => /60 %.*products/.test(printed))
    await killWhen((printed) => /90 %/.test(printed))
    expect(await count("SELECT count(*) AS n FROM payload_kv WHERE key = 'seed'")).toBe(0)
  }, 180_000)

  it('ends in the whole content, each thing once, with its relations and an administrator', async () => {
    const { printed, closed } = prepare()
    expect(await closed).toBe(0)
    expect(printed()).toContain('seed: ok')
    expect(await count("SELECT count(*) AS n FROM products WHERE _status = 'published'")).toBe(73)
    expect(await count('SELECT count(*) - count(DISTINCT article_id) AS n FROM products')).toBe(0)
    expect(await count('SELECT count(*) - count(DISTINCT filename) AS n FROM media')).toBe(0)
    const storiesOf153 = `SELECT count(*) AS n FROM products_rels JOIN products ON products.id = parent_id WHERE article_id = '153' AND path = 'stories'`
    expect(await count(storiesOf153)).toBe(4)
    expect(await count('SELECT count(*) AS n FROM users')).toBe(1)
    expect(await count('SELECT count(*) AS n FROM pragma_foreign_key_check')).toBe(0)
  }, 180_000)

  it('does nothing the next time', async () => {
    const { printed, closed } = prepare()
    expect(await closed).toBe(0)
    expect(printed()).not.toContain('Seeding')
  }, 180_000)
})
