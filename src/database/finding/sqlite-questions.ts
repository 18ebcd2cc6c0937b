import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { z } from 'zod'
import { inBatches } from '../../lib/in-batches'

type Client = Pick<SQLiteAdapter['client'], 'execute'>
export type Value = string | number | bigint

/** A `SELECT` that yields one value. */
export type Question = { sql: string; args: readonly Value[] }

/** SQLite has room for so many columns, and for twenty times as many values. */
const MOST_AT_ONCE = 200

const answers = z.record(z.string(), z.unknown())

/**
 * Asks the embedded database. What is asked at the same time is one statement with a column for each question: to prepare a statement and to
 * fetch its rows costs more than most answers.
 */
export function sqliteQuestions(client: Client): (question: Question) => Promise<unknown> {
  const askSome = async (questions: readonly Question[]): Promise<unknown[]> => {
    const sql = `SELECT ${questions.map((question, index) => `(${question.sql}) AS a${index}`).join(', ')}`
    const { rows } = await client.execute({ sql, args: questions.flatMap(({ args }) => args) })
    const row = answers.parse(rows[0])
    return questions.map((_, index) => row[`a${index}`])
  }
  return inBatches(async (questions) => {
    const found: unknown[] = []
    for (let at = 0; at < questions.length; at += MOST_AT_ONCE) found.push(...(await askSome(questions.slice(at, at + MOST_AT_ONCE))))
    return found
  })
}

/** All rows as one text, in their order: a row that is fetched by itself costs as much as ten that are read from a text. */
export const asOneText = (columns: string, rows: string) => `SELECT json_group_array(json_array(${columns})) FROM (${rows})`

const json = z.string()

/** The rows of such a text. */
export const rowsIn = <T extends z.ZodType>(row: T) => {
  const rows = z.array(row)
  return (text: unknown): z.output<T>[] => rows.parse(JSON.parse(json.parse(text)))
}
