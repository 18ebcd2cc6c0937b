'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useMemo, useReducer, useRef } from 'react'
import { errorReader, stepsBetween, tableReader } from './form-table'
import { historyOf } from './history'
import { insidesOf, withCounts } from './rows-inside'
import type { Column, Table } from './table'

const readersOf = (path: string, columns: readonly Column[]) => ({
  table: tableReader(path, columns),
  told: tableReader(path, columns),
  errors: errorReader(path, columns),
})

/** A list of the form as a table, and the ways to change it; each change can be taken back. */
export function useTable(path: string, columns: readonly Column[]) {
  const { dispatchFields, getFields, setModified } = useForm()
  const insides = useMemo(() => insidesOf(columns), [columns])
  const readers = useMemo(() => readersOf(path, columns), [path, columns])
  useFormFields(([fields]) => readers.told(fields))
  // What is told comes a moment after it; a cell that shows meanwhile what was before loses what is typed next.
  const table = readers.table(getFields())
  const errors = useFormFields(([fields]) => readers.errors(fields))
  const history = historyOf(dispatchFields, path)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  /** Several changes may come before the form is drawn again. */
  const newest = useRef(table)
  newest.current = table

  return useMemo(() => {
    const counted = (next: Table) => withCounts(insides, newest.current, next)
    const show = (changed: Table | null) => {
      if (!changed) return
      const next = counted(changed)
      for (const step of stepsBetween(path, columns, newest.current, next)) dispatchFields(step)
      newest.current = next
      setModified(true)
      drawAgain()
    }
    return {
      table,
      errors,
      history,
      now: () => newest.current,
      /** @param step what is typed into one cell is one step */
      change: (changed: Table, step?: string) => {
        history.note({ before: newest.current, after: counted(changed) }, step)
        show(changed)
      },
      undo: () => show(history.undo(newest.current)),
      redo: () => show(history.redo(newest.current)),
    }
  }, [table, errors, history, path, columns, insides, dispatchFields, setModified])
}

export type FormTable = ReturnType<typeof useTable>
