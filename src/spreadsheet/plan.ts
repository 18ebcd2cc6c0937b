import type { Remark, RowChange } from './report'
import { isBlank } from './sheet'
import { CellProblem, type SheetField } from './sheet-field'
import { DRAFT, PUBLISHED, type SheetKind, STATUS, type Stored, statusOf } from './sheet-kind'
import type { TableRow } from './table'

/** What is to be done for one row. */
export type Change<D> = RowChange & { doc: D | undefined; patch: Partial<D> }

/** What an import would do; nothing when there is a problem. */
export type Plan<D> = { changes: Change<D>[]; unchanged: number; rows: number; problems: Remark[]; notes: Remark[] }

export type PlanRequest<D extends Stored> = {
  kind: SheetKind<D>
  rows: readonly TableRow[]
  /** By their numbers; also those in the trash. */
  stored: ReadonlyMap<string, D>
  /** Rows whose status says “published” are published; otherwise every change becomes a draft. */
  publish: boolean
}

/** Compares rows with what is stored. Cells that are as an export would write them are never wrong. */
export function planImport<D extends Stored>(request: PlanRequest<D>): Plan<D> {
  const seen = new Map<string, number>()
  const plan: Plan<D> = { changes: [], unchanged: 0, rows: request.rows.length, problems: [], notes: [] }
  for (const row of request.rows) {
    const key = keyOf(row, request)
    const first = seen.get(key)
    if (key !== '' && first !== undefined) {
      plan.problems.push({
        row: row.row,
        column: request.kind.keyColumn,
        reason: `${request.kind.keyColumn} ${writtenKey(row, request)} 与第 ${first} 行重复`,
      })
      continue
    }
    seen.set(key, row.row)
    addRow(plan, row, request)
  }
  return plan
}

const writtenKey = <D extends Stored>({ cells }: TableRow, { kind }: PlanRequest<D>) => (cells.get(kind.keyColumn) ?? '').trim()

const keyOf = <D extends Stored>(row: TableRow, request: PlanRequest<D>) => {
  const key = writtenKey(row, request)
  return request.kind.foldKey?.(key) ?? key
}

function addRow<D extends Stored>(plan: Plan<D>, row: TableRow, request: PlanRequest<D>): void {
  const { kind, stored, publish } = request
  const key = keyOf(row, request)
  const doc = stored.get(key)
  const written = writtenKey(row, request)
  const keyProblem = doc ? trashProblem(doc, written) : kind.newKeyProblem(written)
  const status = readStatus(row)
  if (keyProblem) plan.problems.push({ row: row.row, column: kind.keyColumn, reason: keyProblem })
  if (status === null) plan.problems.push({ row: row.row, column: STATUS, reason: `状态只能是“${PUBLISHED}”或“${DRAFT}”` })
  if (keyProblem || status === null) return

  const publishes = !kind.hasDrafts || (publish && (status || (doc ? statusOf(doc) : DRAFT)) === PUBLISHED)
  const { fields, patch, problems } = readFields(row, { kind, doc, publishes })
  plan.problems.push(...problems)
  if (problems.length > 0) return
  const becomesPublic = kind.hasDrafts && publishes && doc !== undefined && statusOf(doc) === DRAFT
  if (becomesPublic) fields.push({ label: STATUS, before: DRAFT, after: PUBLISHED })
  plan.notes.push(...statusNotes(row, { status, doc, publish }))
  if (doc && fields.length === 0) {
    plan.unchanged += 1
    return
  }
  const title = kind.titleOf({ ...doc, ...patch }, written)
  plan.changes.push({ row: row.row, kind: doc ? 'changed' : 'new', number: written, title, publishes, fields, doc, patch })
}

const trashProblem = ({ deletedAt }: Stored, key: string) => (deletedAt ? `编号 ${key} 在回收站中，请先恢复` : null)

/** Empty: as it is. Null: neither of the two. */
function readStatus({ cells }: TableRow): string | null {
  const status = (cells.get(STATUS) ?? '').trim()
  return ['', PUBLISHED, DRAFT].includes(status) ? status : null
}

type StatusContext = { status: string; doc: Stored | undefined; publish: boolean }

/** What an editor may expect of the status column, and what an import doesn't do. */
function statusNotes({ row }: TableRow, { status, doc, publish }: StatusContext): Remark[] {
  const before = doc ? statusOf(doc) : DRAFT
  if (status === PUBLISHED && before === DRAFT && !publish) return [{ row, column: STATUS, reason: '没有勾选直接发布，将保持为草稿' }]
  if (status === DRAFT && before === PUBLISHED)
    return [{ row, column: STATUS, reason: '导入不会取消发布：网站上的内容保持不变，改动保存为草稿' }]
  return []
}

type FieldContext<D extends Stored> = { kind: SheetKind<D>; doc: D | undefined; publishes: boolean }
type Fields<D> = { fields: RowChange['fields']; patch: Partial<D>; problems: Remark[] }

function readFields<D extends Stored>(row: TableRow, { kind, doc, publishes }: FieldContext<D>): Fields<D> {
  const result: Fields<D> = { fields: [], patch: {}, problems: [] }
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      result.problems.push(toRemark(row, error))
    }
  }
  const untouched: (() => void)[] = []
  for (const field of kind.fields) {
    attempt(() => {
      const change = readField(row, field, doc)
      if (change === null) untouched.push(() => demand(field, field.write(doc)))
      else {
        result.fields.push({ label: field.label, before: change.before, after: change.after })
        Object.assign(result.patch, change.patch)
      }
    })
  }
  // What stays a draft may stay incomplete; what is new or becomes public may not.
  const isPublishing = publishes && (result.fields.length > 0 || (kind.hasDrafts && doc?._status !== 'published'))
  if (doc === undefined || isPublishing) for (const check of untouched) attempt(check)
  return result
}

/** Of an entry that has a row of its own, that row. */
function toRemark({ row, detailRows }: TableRow, { column, message, entry }: CellProblem): Remark {
  const ownRow = entry === undefined ? undefined : detailRows?.get(column)?.[entry]
  if (ownRow !== undefined) return { sheet: column, row: ownRow, reason: message.replace(/^第 \d+ 项的?/, '') }
  return { row, column, reason: message }
}

type FieldChange<D> = { before: string; after: string; patch: Partial<D> }

function readField<D extends Stored>(row: TableRow, field: SheetField<D>, doc: D | undefined): FieldChange<D> | null {
  const given = field.columns.map((column) => row.cells.get(column))
  const current = field.write(doc)
  const isSame = given.every((cell, index) => cell === undefined || isSameText(cell, current[index] ?? ''))
  // What a new document doesn't say gets its default.
  if (isSame || (doc === undefined && given.every(isBlank))) return null
  const { cells, patch } = field.read(given, doc)
  demand(field, cells)
  if (cells.every((cell, index) => cell === current[index])) return null
  return { before: doc ? field.describe(current) : '', after: field.describe(cells), patch }
}

/** Some programs end the lines within a cell in their own way. */
const isSameText = (cell: string, current: string) => cell === current || cell.replaceAll('\r\n', '\n') === current

function demand<D>({ required, columns, label }: SheetField<D>, cells: readonly string[]): void {
  if (required && cells.every(isBlank)) throw new CellProblem(columns[0] ?? label, '不能为空')
}
