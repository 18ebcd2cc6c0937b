import type { RequestKind } from '../../contract/service-request'
import { readCsv } from '../../spreadsheet/csv'
import { knownHeadings, readHeading } from './columns'
import { readRow, type TakenRequest } from './read-row'

/** A row that is not taken over; `line` is its row in the table, the heading being the first. */
export type LeftRow = { line: number; reason: string }

export type Plan = {
  taken: { line: number; request: TakenRequest }[]
  left: LeftRow[]
  /** Columns that are not taken over. */
  unknownColumns: string[]
}

/** Months after which a completed request is forgotten (spec: privacy-and-safety/retention). */
export type Retention = Readonly<Record<RequestKind, number>>

/**
 * What of a table would be taken over (spec: moving/taken-requests): rows that are requests, each once, and none that this site would
 * have to forget at once.
 *
 * @param kind of rows that don't say it
 * @returns or what is wrong with the table as a whole, in a sentence
 * @throws FileProblem when the file is no CSV
 */
export function planTakeOver(
  bytes: Uint8Array,
  kind: RequestKind | null,
  retention: Retention,
  now = new Date(),
): Plan | { problem: string } {
  const [cells = [], ...rows] = readCsv(bytes, knownHeadings)
  const heading = readHeading(cells)
  if ('missing' in heading) return { problem: `表格缺少列：${heading.missing.join('、')}。第一行应为列名。` }
  const plan: Plan = { taken: [], left: [], unknownColumns: heading.unknown }
  const lines = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    if (row.every((cell) => cell.trim() === '')) continue
    const request = readRow(heading.read(row), kind)
    const reason = 'reason' in request ? request.reason : whyLeft(request, lines.get(sameness(request)), retention, now)
    if ('reason' in request || reason) {
      plan.left.push({ line, reason: reason ?? '' })
      continue
    }
    lines.set(sameness(request), line)
    plan.taken.push({ line, request })
  }
  return plan
}

function whyLeft(request: TakenRequest, sameLine: number | undefined, retention: Retention, now: Date): string | null {
  if (sameLine !== undefined) return `与第 ${sameLine} 行重复`
  const due = new Date(now)
  due.setMonth(due.getMonth() - retention[request.kind])
  const isOver = request.completedAt !== null && Date.parse(request.completedAt) < due.getTime()
  return isOver ? `已完成超过 ${retention[request.kind]} 个月，按保存期限不再保存` : null
}

/** What makes a request the same as another: whoever sent it, when and what; not how far it has come since. */
export function sameness({ kind, customerName, tel, content, createdAt, goodsType, questionType }: TakenRequest): string {
  return JSON.stringify([kind, customerName, tel, content, createdAt, goodsType, questionType])
}
