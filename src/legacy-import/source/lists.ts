import type { z } from 'zod'
import { type Client, tellUnanswered } from './client'
import { listOf } from './forgiving'
import { Unanswered } from './unanswered'

/** How a list that comes in pages is asked for. */
export type PagedList<T extends z.ZodType> = {
  path: string
  query?: Record<string, string>
  row: T
  numberOf: (row: z.infer<T>) => number | string
  /** Rows with texts in them are asked for a few at a time. */
  pageSize?: number
}

const PAGE_SIZE = 100

/** Nobody has more; who answers more makes them up. */
const MAX_ROWS = 200_000

/** So many more rows than `total` may be read before they are taken for made up. */
const ROWS_BEYOND_TOTAL = 1000

/**
 * Reads a list to its end: until a page brings nothing that was not there before, whatever `total` says. A page that can't be read is
 * told, and the next one asked for; two in a row end the list.
 */
export async function* readPages<T extends z.ZodType>(client: Client, list: PagedList<T>): AsyncGenerator<z.infer<T>> {
  const { path, query = {}, row, numberOf, pageSize = PAGE_SIZE } = list
  const seen = new Set<number | string>()
  let total: number | null = null
  let failed = 0
  for (let pageNum = 1; failed < 2; pageNum += 1) {
    const page: Page<z.infer<T>> | null = await readPage(client, path, { ...query, pageNum: `${pageNum}`, pageSize: `${pageSize}` }, row)
    failed = page === null ? failed + 1 : 0
    if (page === null) continue
    total = page.total ?? total
    const fresh = takeFresh(page.rows, numberOf, seen)
    tellRepeated(client, path, page.rows.map(numberOf))
    yield* fresh
    // The last page of a list that knows its length needs no other after it.
    if (fresh.length === 0 || (total === seen.size && page.rows.length < pageSize)) break
    if (isMadeUp(client, path, seen.size, total)) return
  }
  if (total !== null && total !== seen.size && failed < 2)
    client.tell('wrong-total', path, `应答写明 ${total} 条，实际 ${seen.size} 条`, total > seen.size)
}

/** The first row of each number that was not seen before. */
function takeFresh<T>(rows: readonly T[], numberOf: (row: T) => number | string, seen: Set<number | string>): T[] {
  return rows.filter((row) => {
    const isFresh = !seen.has(numberOf(row))
    seen.add(numberOf(row))
    return isFresh
  })
}

function isMadeUp(client: Client, path: string, rows: number, total: number | null): boolean {
  const isEndless = rows > Math.min(MAX_ROWS, (total ?? MAX_ROWS) + ROWS_BEYOND_TOTAL)
  if (isEndless) client.tell('endless-pages', path, `已读 ${rows} 条仍有新的一页，到此为止`)
  return isEndless
}

function tellRepeated(client: Client, path: string, numbers: readonly (number | string)[]): void {
  const met = new Set<number | string>()
  const repeated = numbers.filter((number) => met.has(number) || !met.add(number))
  for (const number of new Set(repeated)) client.tell('duplicate-number', path, `编号 ${number} 在一页中出现多次，以第一条为准`, false)
}

type Page<T> = { rows: T[]; total: number | null }

/** A page; one that is too large is put together from its rows, so that only a row that is too large itself is missing. */
async function readPage<T extends z.ZodType>(
  client: Client,
  path: string,
  query: Record<string, string>,
  row: T,
): Promise<Page<z.infer<T>> | null> {
  const address = `${path}?${new URLSearchParams(query)}`
  try {
    const { rows, total } = await client.ask(address)
    if (!Array.isArray(rows)) client.tell('no-list', address, `rows 应为列表`)
    const parsed = Array.isArray(rows) ? client.parse(address, listOf(row), rows) : []
    return { rows: parsed ?? [], total: Number.isInteger(Number(total ?? Number.NaN)) ? Number(total) : null }
  } catch (error) {
    const size = Number(query.pageSize)
    if (!(error instanceof Unanswered && error.kind === 'too-large' && size > 1)) {
      tellUnanswered(client.tell, address, error)
      return null
    }
    return readRowByRow(client, path, query, row)
  }
}

async function readRowByRow<T extends z.ZodType>(
  client: Client,
  path: string,
  query: Record<string, string>,
  row: T,
): Promise<Page<z.infer<T>>> {
  const size = Number(query.pageSize)
  const first = (Number(query.pageNum) - 1) * size
  const whole: Page<z.infer<T>> = { rows: [], total: null }
  for (let index = first + 1; index <= first + size; index += 1) {
    // Past the end there is the last row again (spec: prod-api/past-the-end).
    if (whole.total !== null && index > whole.total) break
    const page = await readPage(client, path, { ...query, pageNum: String(index), pageSize: '1' }, row)
    whole.rows.push(...(page?.rows ?? []))
    whole.total = page?.total ?? whole.total
  }
  return whole
}

/** A list that comes whole. @returns null when it can't be had */
export async function readWhole<T extends z.ZodType>(client: Client, path: string, row: T): Promise<z.infer<T>[] | null> {
  try {
    const { rows } = await client.ask(path)
    if (!Array.isArray(rows)) client.tell('no-list', path, 'rows 应为列表')
    return Array.isArray(rows) ? client.parse(path, listOf(row), rows) : []
  } catch (error) {
    tellUnanswered(client.tell, path, error)
    return null
  }
}

/** The first of each number. */
export function withoutRepeated<T extends { id: number }>(client: Client, path: string, rows: readonly T[]): T[] {
  tellRepeated(
    client,
    path,
    rows.map(({ id }) => id),
  )
  return takeFresh(rows, ({ id }) => id, new Set())
}
