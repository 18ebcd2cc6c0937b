'use client'

import { useState } from 'react'
import type { ListedRow, LookupChoice } from '@/contract/lookup'

/** Which order code each row stands for, and whether it is ticked. */
export type Choices = ReturnType<typeof useChoices>

/**
 * What the visitor has chosen: near codes by their row, and the ticks. Ticked is every row that has a code, near ones after a choice
 * (spec: lookup/ticks).
 */
export function useChoices(rows: readonly ListedRow[]) {
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set())

  const matchOf = ({ row, match, choices }: ListedRow): LookupChoice | null =>
    match ?? choices.find(({ code }) => code === chosen[row]) ?? null
  const isTicked = (row: ListedRow) => matchOf(row) !== null && !unticked.has(row.row)

  return {
    matchOf,
    isTicked,
    choose: (row: number, code: string) => setChosen((all) => ({ ...all, [row]: code })),
    tick: (row: number, isOn: boolean) =>
      setUnticked((all) => (isOn ? new Set([...all].filter((other) => other !== row)) : new Set([...all, row]))),
    ticked: rows.filter(isTicked),
  }
}
