import { mergeOrder } from './merge-order'
import { isSame } from './same-value'
import { type Fields, isGroup, isRows, type Row } from './shapes'

/** The way to a value: names of fields, and ids of rows with `#`. */
export type Path = readonly string[]

export type Side = 'mine' | 'theirs'

/** A value that two have changed, each differently. */
export type Difference = { path: Path; base: unknown; mine: unknown; theirs: unknown }

/** @returns undefined as long as nobody has chosen: then `mine` stays */
export type Choose = (path: Path) => Side | undefined

export type Three<T = unknown> = { base: T; mine: T; theirs: T }

export type Notes = { conflicts: Difference[]; onlyMine: Difference[]; onlyTheirs: Difference[] }

/** What the machinery writes, and nobody types. */
const OF_THE_SYSTEM = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'editedBy', 'globalType'])

/**
 * Puts two sets of changes of one document together: what only one side has changed is taken from it; what both have changed
 * differently is a conflict, and stays as it is in `mine` until somebody has chosen.
 *
 * @returns the fields of `mine`, merged, and what was found on the way
 */
export function merge(three: Three<Fields>, choose: Choose = () => undefined): Notes & { merged: Fields } {
  const notes: Notes = { conflicts: [], onlyMine: [], onlyTheirs: [] }
  const merged: Fields = {}
  for (const [name, mine] of Object.entries(three.mine)) {
    if (OF_THE_SYSTEM.has(name)) merged[name] = mine
    else merged[name] = mergeValue({ base: three.base[name], mine, theirs: three.theirs[name] }, [name], notes, choose)
  }
  return { merged, ...notes }
}

function mergeValue(three: Three, path: Path, notes: Notes, choose: Choose): unknown {
  const { base, theirs } = three
  // A form says 0 where there are no rows.
  const mine = three.mine === 0 && (Array.isArray(base) || Array.isArray(theirs)) ? [] : three.mine
  if (isSame(mine, theirs)) return mine
  // Into the parts before sides are taken: what is noted is the smallest thing that differs.
  if (isGroup(mine) && isGroup(theirs)) return mergeGroups({ base, mine, theirs }, path, notes, choose)
  const rows =
    ((isRows(mine ?? []) && isRows(theirs ?? []) && mine) ?? theirs) ? mergeRows({ base, mine, theirs }, path, notes, choose) : null
  if (rows) return rows
  return pick({ base, mine, theirs }, path, notes, choose)
}

/** Takes one side as a whole. */
function pick(three: Three, path: Path, notes: Notes, choose: Choose): unknown {
  const { base, mine, theirs } = three
  const difference = { path, base, mine, theirs }
  if (isSame(theirs, base)) {
    notes.onlyMine.push(difference)
    return choose(path) === 'theirs' ? theirs : mine
  }
  if (isSame(mine, base)) {
    notes.onlyTheirs.push(difference)
    return theirs
  }
  notes.conflicts.push(difference)
  return choose(path) === 'theirs' ? theirs : mine
}

function mergeGroups(
  { base, mine, theirs }: { base: unknown; mine: Fields; theirs: Fields },
  path: Path,
  notes: Notes,
  choose: Choose,
): Fields {
  const before = isGroup(base) ? base : {}
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const entries = [...names].map((name) => {
    const three = { base: before[name], mine: mine[name], theirs: theirs[name] }
    return [name, name === 'id' ? mine.id : mergeValue(three, [...path, name], notes, choose)]
  })
  return Object.fromEntries(entries)
}

type Rows = Map<string, Row>
const rowsOf = (value: unknown): Rows => new Map((isRows(value) ? value : []).map((row) => [String(row.id), row]))

/**
 * Rows are the same rows wherever they lie: each is merged by itself, what one side has added or removed is added or removed.
 *
 * @returns null when both have put the rows in an order of their own: then there is one to choose
 */
function mergeRows(three: Three, path: Path, notes: Notes, choose: Choose): Row[] | null {
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
