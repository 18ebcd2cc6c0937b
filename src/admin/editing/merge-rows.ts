import { type Choose, mergeValue, type Notes, type Path, pick, type Three } from './merge'
import { isRows, type Row } from './shapes'

type Rows = Map<string, Row>
const rowsOf = (value: unknown): Rows => new Map((isRows(value) ? value : []).map((row) => [String(row.id), row]))

/**
 * Rows are the same rows wherever they lie: each is merged by itself, what one side has added or removed is added or removed.
 *
 * @returns null when both have put the rows in an order of their own: then there is one to choose
 */
export function mergeRows(three: Three, path: Path, notes: Notes, choose: Choose): Row[] | null {
  const [base, mine, theirs] = [rowsOf(three.base), rowsOf(three.mine), rowsOf(three.theirs)]
  const order = mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()])
  if (!order) return null
  const rows: Row[] = []
  for (const id of order) {
    const sides = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const here = [...path, `#${id}`]
    const row = sides.mine && sides.theirs ? mergeValue(sides, here, notes, choose) : pick(sides, here, notes, choose)
    if (row) rows.push(row as Row)
  }
  return rows
}

function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] | null {
  const isMoved = (side: string[]) => !isSameOrder(common(base, side), common(side, base))
  if (!isMoved(mine)) return insertMissing(theirs, mine)
  if (!isMoved(theirs) || isSameOrder(common(mine, theirs), common(theirs, mine))) return insertMissing(mine, theirs)
  return null
}

const common = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))
const isSameOrder = (a: string[], b: string[]) => a.length === b.length && a.every((id, index) => id === b[index])

/** Each id that the first order lacks goes behind the one that it follows in the other. */
function insertMissing(order: string[], other: string[]): string[] {
  const result = [...order]
  other.forEach((id, index) => {
    if (result.includes(id)) return
    const before = other[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  })
  return result
}
