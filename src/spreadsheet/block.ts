import { z } from 'zod'

/** Rows of a table in a form that go through a file at once, and columns; no form has as many. */
export const MOST_BLOCK_ROWS = 1000
export const MOST_BLOCK_COLUMNS = 50
const MOST_LETTERS = 10_000

const rows = z
  .array(z.array(z.string().max(MOST_LETTERS)).max(MOST_BLOCK_COLUMNS))
  .min(1)
  .max(MOST_BLOCK_ROWS + 1)

/** A table of a form as it goes into a file: its name, and its rows with the headings in front. */
export const namedBlock = z.object({ name: z.string().min(1).max(31), rows })

/** What was read from a file: rows with the known headings in front, and sentences on what an editor should know of them. */
export const readBlock = z.object({ rows: z.array(z.array(z.string())), notes: z.array(z.string()) })
export type ReadBlock = z.infer<typeof readBlock>
