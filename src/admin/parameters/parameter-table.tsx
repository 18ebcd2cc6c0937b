'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'
import { useMemo } from 'react'
import { nameOf } from '../../domain/attributes/attribute'
import { type DocumentId, documentId } from '../../lib/document-id'
import type { Advice, References, RowAid, RowReading } from '../row-table/row-aid'
import { RowTableField } from '../row-table/row-table-field'
import { idsIn, type TableRow, textIn } from '../row-table/table'
import { DrawnAttributes } from './drawn-attributes'
import { filterMark, sumOfRows } from './filter-rows'
import { knownFor } from './known-attributes'
import { LateAttributePicker } from './late-attribute-picker'
import { readingOf, type Scope } from './reading-of'
import { ScopeContext } from './scope-context'
import { suggestedWords } from './suggested-words'
import { useKnownAttributes } from './use-known-attributes'

const category = documentId.nullable().catch(null)
const NONE: Scope = { all: [], own: [] }

/** How attributes stand in a cell that is copied. */
const BETWEEN = ' / '

/** The technical parameters of a product as a table, which says how each row is read (spec: content/attributes, content/row-table). */
export const ParameterTable: ArrayFieldClientComponent = ({ field, path, readOnly }) => {
  const place = useFormFields(([fields]) => fields.category?.value)
  const known = useKnownAttributes()
  const scope = useMemo(() => (known ? { all: known.all, own: knownFor(known, category.parse(place)) } : NONE), [known, place])
  const aid = useMemo(() => aidOf(scope), [scope])
  return (
    <ScopeContext value={scope}>
      <RowTableField field={field} path={path} readOnly={readOnly} aid={aid} />
    </ScopeContext>
  )
}

const namedRow = (row: TableRow) => ({
  ...{ group: textIn(row, 'group'), name: textIn(row, 'name') },
  ...{ value: textIn(row, 'value'), unit: textIn(row, 'unit') },
})

function aidOf(scope: Scope): RowAid {
  /** Rows that are as before are not read again with each key. */
  const advices = new WeakMap<TableRow, Advice>()
  const named = (ids: readonly DocumentId[]) => ids.flatMap((id) => scope.all.find((one) => one.id === id) ?? [])
  const adviceFor = (row: TableRow) => {
    const known = advices.get(row) ?? readingOf(namedRow(row), idsIn(row, 'attributes'), scope)
    advices.set(row, known)
    return known
  }
  /** What has no value, or one that can’t be read, is found by no filter. */
  const markOf = (row: TableRow) =>
    textIn(row, 'value') === '' || adviceFor(row).isWrong ? null : filterMark(idsIn(row, 'attributes'), scope)
  const reading: RowReading = {
    bandBy: 'group',
    nameBy: 'name',
    printedLabel: '页面显示',
    adviceFor,
    markLabel: '筛选',
    markOf,
    // As long as the attributes are not known, nothing can be said.
    sumUp: (table) =>
      scope.all.length === 0
        ? ''
        : sumOfRows(table.map((row) => ({ hasAttribute: idsIn(row, 'attributes').length > 0, isFilter: markOf(row) !== null }))),
    suggestionsFor: (table, row, key) => suggestedWords(table, row, key, scope),
  }
  const references: References = {
    isKnown: scope.all.length > 0,
    noun: '属性',
    none: '普通文字',
    draw: (ids) => <DrawnAttributes known={named(ids)} />,
    write: (ids) =>
      named(ids)
        .map(({ attribute }) => nameOf(attribute))
        .join(BETWEEN),
    read: (text) => readNames(text, scope),
    pick: (props) => <LateAttributePicker {...props} />,
  }
  return { reading, references }
}

/** Names may have a stroke themselves: each is looked for as a whole first. */
function readNames(text: string, { all }: Scope): readonly DocumentId[] | null {
  if (text === '' || text === '普通文字') return []
  const idOf = (name: string) => all.find(({ attribute }) => nameOf(attribute) === name)?.id
  const whole = idOf(text)
  if (whole !== undefined) return [whole]
  const ids = text.split(BETWEEN).map(idOf)
  return ids.every((id) => id !== undefined) ? ids : null
}
