import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { QueuedClient } from '@/database/sqlite-client'

const folder = mkdtempSync(path.join(tmpdir(), 'turns-'))
const client = new QueuedClient(path.join(folder, 'site.db'))
afterAll(() => {
  client.close()
  rmSync(folder, { recursive: true })
})

/** Together they take many turns, however fast the machine. */
const QUESTIONS = 300
const LONG = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000) select sum(i) from n'

/** How often somebody else got his turn while these questions were asked one after the other. */
async function othersDuring(execute: (sql: string) => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const other = () => {
    turns += 1
    if (!isOver) setImmediate(other)
  }
  setImmediate(other)
  for (let question = 0; question < QUESTIONS && turns < 3; question += 1) await execute(LONG)
  isOver = true
  return turns
}

it('a loop of questions lets others in', async () => {
  expect(await othersDuring((sql) => client.execute(sql))).toBe(3)
})

it('and so does one within a transaction', async () => {
  const transaction = await client.transaction()
  expect(await othersDuring((sql) => transaction.execute(sql))).toBe(3)
  await transaction.commit()
})
