import { describeRow } from '../../domain/attributes/describe'
import { fittingAttributes, type NamedRow } from '../../domain/attributes/fit'
import { rowProblem } from '../../domain/attributes/problem'
import { readRow } from '../../domain/attributes/row'
import type { DocumentId } from '../../lib/document-id'
import { type Known, type KnownAttributes, knownFor } from './known-attributes'

type Reading = { says: string; isWrong: boolean; offered: readonly Known[] }

/** What is said under a row; what could be chosen for it, where nothing is. */
export function readingOf(row: NamedRow, chosen: readonly DocumentId[], known: KnownAttributes, category: DocumentId | null): Reading {
  const scope = knownFor(known, category)
  if (chosen.length === 0) {
    const fitting = fittingAttributes(
      scope.map(({ attribute }) => attribute),
      row,
    )
    return { says: '', isWrong: false, offered: fitting.flatMap((attribute) => scope.find((one) => one.attribute === attribute) ?? []) }
  }
  const named = chosen.flatMap((id) => known.all.find((one) => one.id === id)?.attribute ?? [])
  const problem = rowProblem(
    named,
    scope.map(({ attribute }) => attribute),
    row,
  )
  if (problem !== null) return { says: problem, isWrong: true, offered: [] }
  const reading = named.length > 0 ? readRow(named, row) : null
  return { says: reading && 'row' in reading ? describeRow(reading.row) : '', isWrong: false, offered: [] }
}
