import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type OwnSite, startOwnSite } from '../support/own-site'
import { costlyStepsIn } from '../support/query-plans'
import { routes, unknownRoute } from '../support/routes'
import { userAgents } from './support/user-agents'

/** Besides what is kept for each content version, and the question for the state of the content itself. */
const MOST_QUERIES = 6

/** A search asks for products, news and documents by their names, parameters and texts, each only where the one before found too little. */
const MOST_OF_A_SEARCH = 20

const CONTENT_STATE = 'SELECT name, value AS version FROM counters WHERE name >= ? AND name < ?'

const log = path.join(tmpdir(), `queries-${process.pid}.log`)
const logLine = z.object({ url: z.string(), statements: z.string().array() })

let site: OwnSite

beforeAll(async () => {
  const counter = new URL('../support/count-queries.mjs', import.meta.url)
  site = await startOwnSite({ NODE_OPTIONS: `--import ${counter}`, QUERY_LOG: log })
  // What is kept is read now, by every page for itself: each has a part of its own.
  for (const route of routes) await open(route, 'desktop')
})

afterAll(async () => {
  await site.remove()
  rmSync(log, { force: true })
})

describe.runIf(!process.env.TEST_DATABASE_URI)('the statements that a page costs', () => {
  for (const route of [...routes, unknownRoute]) {
    const most = mostOf(route)
    for (const layout of ['desktop', 'phone'] as const) {
      it(`are at most ${most} for ${route}, ${layout}`, async () => {
        const statements = await open(route, layout)
        expect(statements.filter((sql) => sql === CONTENT_STATE)).toHaveLength(1)
        const queries = statements.filter((sql) => sql !== CONTENT_STATE)
        expect(queries.length, queries.map(shortened).join('\n')).toBeLessThanOrEqual(most)
      })
    }
  }
})

/** Kept whole in memory, and read anew when one of them changes (record 0044). */
const KEPT_WHOLE = /SEARCH (questions|solutions) USING INDEX \1__status_idx/

it.runIf(!process.env.TEST_DATABASE_URI)('reads no whole table for any page, whatever it keeps', () => {
  const statements = new Set(allLogged().flatMap((line) => line.statements.filter((sql) => /^\s*(select|with)\b/i.test(sql))))
  expect(statements.size).toBeGreaterThan(50)
  const database = new Database(site.databaseFile, { readonly: true })
  const plans = [...statements].flatMap((sql) => costlyStepsIn(sql, database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()))
  database.close()
  expect(plans.filter((step) => !KEPT_WHOLE.test(step))).toEqual([])
})

function mostOf(route: string): number {
  return route.startsWith('/SearchResult?') ? MOST_OF_A_SEARCH : MOST_QUERIES
}

/** Opens a page, and tells what it has asked the database. */
async function open(route: string, layout: keyof typeof userAgents): Promise<string[]> {
  const before = logged(route).length
  // Whoever has a session is not answered from the cache; this one is nobody's.
  const headers = { 'user-agent': userAgents[layout], cookie: 'payload-token=none' }
  const response = await fetch(`${site.baseUrl}${route}`, { headers })
  await response.text()
  await vi.waitUntil(() => logged(route).length > before, { timeout: 120_000 })
  return logged(route).at(-1)?.statements ?? []
}

const logged = (route: string) => allLogged().filter(({ url }) => url === route)

function allLogged() {
  if (!existsSync(log)) return []
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => logLine.parse(JSON.parse(line)))
}

/** From which table, and under which condition. */
function shortened(sql: string): string {
  return sql.replace(/^select .*? from/i, 'SELECT … FROM').slice(0, 300)
}
