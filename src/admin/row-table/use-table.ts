'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useMemo, useReducer, useRef, useState } from 'react'
import { errorReader, stepsBetween, tableReader } from './form-table'
import { historyOf } from './history'
import { insidesOf, withCounts } from './rows-inside'
import type { Column, Table } from './table'
import { writtenTables } from './written-tables'

/** A list of the form as a table, and the ways to change it; each change can be taken back. */
export function useTable(path: string, columns: readonly Column[]) {
  const { dispatchFields, setModified } = useForm()
  const insides = useMemo(() => insidesOf(columns), [columns])
  const readers = useMemo(() => ({ table: tableReader(path, columns), errors: errorReader(path, columns) }), [path, columns])
  const ofForm = useFormFields(([fields]) => readers.table(fields))
  const errors = useFormFields(([fields]) => readers.errors(fields))
  const history = historyOf(dispatchFields, path)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const [written] = useState(writtenTables)
  const table = written.shown(ofForm)
  /** Several changes may come before the form is drawn again. */
  const newest = useRef(table)
  newest.current = table

  return useMemo(() => {
    const counted = (next: Table) => withCounts(insides, newest.current, next)
    const show = (changed: Table | null) => {
      if (!changed) return
      const next = counted(changed)
      for (const step of stepsBetween(path, columns, newest.current, next)) dispatchFields(step)
      written.note(next)
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
  }, [table, errors, history, written, path, columns, insides, dispatchFields, setModified])
}

export type FormTable = ReturnType<typeof useTable>
