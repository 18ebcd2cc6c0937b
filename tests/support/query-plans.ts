import type { Client, InStatement } from '@libsql/client'
import type { Payload } from 'payload'
import { z } from 'zod'

type Statement = Exclude<InStatement, string>

/** Tables that grow with the content; those of their pictures, lists and texts are asked by the document they belong to. */
const LARGE =
  /^(_?(products|news|documents|stories|solutions|trainings|questions)(_v)?|media|content_references|content_gaps|service_requests|consultations|page_views|audit_log|order_codes|code_prefixes|code_aliases|attribute_values|search_entries|search_keys|search_terms)$/

const planned = z.array(z.looseObject({ parent: z.number(), detail: z.string() }))

/** A step of a plan that reads a table, and the index that helps with it. */
const STEP = /^(SCAN|SEARCH) (\S+)(?:.*? USING (?:COVERING )?(?:INDEX (\S+)|INTEGER PRIMARY KEY))?/

/** Of the database, or public ones. */
const BY_IDS = /INTEGER PRIMARY KEY \(rowid=\?\)|INDEX \w+_(article|attachment|category|kbs)_id_idx \(\w+=\?\)/

/** The first page of a table in the order in which it lies: no more of it is read than that. */
const FIRST_OF_ALL = /from "(\w+)" "\1" order by "\1"."id" (asc|desc)(, "\1"."created_at" (asc|desc))? limit \?$/

/** Sums have as many rows as there is something to add up. */
const ADDED_UP = /\bGROUP BY\b/

/**
 * Does something, asks SQLite how it found out what it was asked meanwhile (`EXPLAIN QUERY PLAN`), and says which of these steps cost
 * more with every document there is: a large table that is read without an index, or put in order. Outside of transactions.
 *
 * @returns the steps, each with its statement; empty when all is well
 */
export async function costlySteps(cms: Payload, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(cms, work)
  if (statements.length === 0) throw new Error('The database was asked nothing')
  const steps = await Promise.all(statements.map((statement) => costlyStepsOf(cms, statement)))
  return steps.flat()
}

/** The steps of all plans, however little they cost. */
export async function stepsOf(cms: Payload, work: () => Promise<unknown>): Promise<string[]> {
  const plans = await Promise.all((await statementsOf(cms, work)).map((statement) => planOf(cms, statement)))
  return planned.parse(plans.flat()).map(({ detail }) => detail)
}

async function planOf(cms: Payload, { sql, args }: Statement) {
  return (await databaseOf(cms).execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: args ?? [] })).rows
}

async function statementsOf(cms: Payload, work: () => Promise<unknown>): Promise<Statement[]> {
  const database = databaseOf(cms)
  const statements: Statement[] = []
  const { execute } = database
  const noting = (statement: InStatement) => {
    statements.push(typeof statement === 'string' ? { sql: statement, args: [] } : statement)
    return Reflect.apply(execute, database, [statement])
  }
  Reflect.set(database, 'execute', noting)
  try {
    await work()
  } finally {
    Reflect.deleteProperty(database, 'execute')
  }
  return statements.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql))
}

const costlyStepsOf = async (cms: Payload, statement: Statement) => costlyStepsIn(statement.sql, await planOf(cms, statement))

/**
 * Which steps of a plan cost more with every document there is.
 *
 * @param rows what `EXPLAIN QUERY PLAN` says
 * @returns the steps, each with its statement
 */
export function costlyStepsIn(sql: string, rows: readonly unknown[]): string[] {
  const steps = planned.parse(rows)
  const plan = steps.map(({ detail }) => detail)
  const read = plan.map((line) => STEP.exec(line)).filter((step) => LARGE.test(step?.[2] ?? ''))
  const scans = FIRST_OF_ALL.test(sql)
    ? []
    : read.filter((step) => step?.[1] === 'SCAN' && step[3] === undefined).map((step) => step?.[0] ?? '')
  // What lies within a document is put in order there.
  const outermost = steps.filter(({ parent }) => parent === 0).map(({ detail }) => detail)
  // Those that were asked for by their ids are no more than that.
  const many = read.filter((step) => !BY_IDS.test(step?.input ?? ''))
  const sorts = many.length > 0 && !ADDED_UP.test(sql) ? outermost.filter((line) => line.startsWith('USE TEMP B-TREE')) : []
  return [...scans, ...sorts].map((step) => `${step}\n  ${sql}\n  ${plan.join('\n  ')}`)
}

function databaseOf(cms: Payload): Client {
  if (!('client' in cms.db)) throw new Error('This is no database with plans')
  return z.custom<Client>((value) => typeof value === 'object').parse(cms.db.client)
}
