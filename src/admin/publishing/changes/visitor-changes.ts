import { merge, type Path } from '../../editing/merge'
import { type Fields, isGroup, isRows, type Row } from '../../editing/shapes'

/** A value that visitors will see anew; or rows that are the same, in another order. */
export type VisitorChange = { path: Path; before: unknown; after: unknown; isOrder: boolean }

/** What publishing changes: the smallest things that differ between what is published and what is typed, rows known wherever they lie. */
export function visitorChanges(published: Fields, typed: Fields): VisitorChange[] {
  const { onlyMine } = merge({ base: published, mine: typed, theirs: published })
  const values = onlyMine.map(({ path, theirs, mine }) => ({ path, before: theirs, after: mine, isOrder: false }))
  const moved = movedLists(published, typed, []).map((path) => ({ path, before: null, after: null, isOrder: true }))
  return [...values, ...moved]
}

function movedLists(before: unknown, after: unknown, path: Path): Path[] {
  if (isRows(before) && isRows(after)) {
    const inside = after.flatMap((row) => movedLists(find(before, row), row, [...path, `#${row.id}`]))
    return isMoved(before, after) ? [path, ...inside] : inside
  }
  if (!isGroup(before) || !isGroup(after)) return []
  return Object.keys(after).flatMap((name) => movedLists(before[name], after[name], [...path, name]))
}

const find = (rows: readonly Row[], { id }: Row) => rows.find((row) => String(row.id) === String(id))

function isMoved(before: readonly Row[], after: readonly Row[]): boolean {
  const kept = after.filter((row) => find(before, row))
  const old = before.filter((row) => find(after, row))
  return kept.some(({ id }, index) => String(id) !== String(old[index]?.id))
}

/** The path by which the form knows a place: rows counted. A row that is gone lies where its list is. */
export function formPath(path: Path, typed: Fields): string {
  const steps: (string | number)[] = []
  let value: unknown = typed
  for (const step of path) {
    if (!step.startsWith('#')) {
      steps.push(step)
      value = isGroup(value) ? value[step] : undefined
      continue
    }
    const index = isRows(value) ? value.findIndex(({ id }) => String(id) === step.slice(1)) : -1
    if (index < 0) break
    steps.push(index)
    value = isRows(value) ? value[index] : undefined
  }
  return steps.join('.')
}
