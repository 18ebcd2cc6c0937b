'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useFormSubmitted } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { columnsOf } from './columns-of'
import type { RowAid } from './row-aid'
import { RowTable } from './row-table'
import type { Column } from './table'
import { useDocumentAid } from './use-document-aid'
import { useTable } from './use-table'

type Props = Pick<ArrayFieldClientProps, 'field' | 'path' | 'readOnly'> & { aid?: RowAid }

const NO_COLUMNS: readonly Column[] = []

/** Payload’s field of a list, as a table (spec: content/row-table). */
export function RowTableField({ field, path: givenPath, readOnly, aid }: Props) {
  const { path, disabled, showError } = useField<number>({ hasRows: true, potentiallyStalePath: givenPath })
  const isChecked = useFormSubmitted()
  const columns = useMemo(() => columnsOf(field.fields), [field])
  const form = useTable(path, columns)
  const ofDocuments = useDocumentAid(aid ? NO_COLUMNS : columns, form.table)
  return (
    <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldError path={path} showError={showError} />
      <FieldLabel as="h3" label={field.label} path={path} required={field.required} />
      <FieldDescription description={field.admin?.description} path={path} />
      <RowTable
        path={path}
        label={typeof field.label === 'string' ? field.label : field.name}
        columns={columns}
        form={form}
        maxRows={field.maxRows ?? Number.POSITIVE_INFINITY}
        aid={aid ?? ofDocuments}
        isReadOnly={readOnly === true || disabled}
        isChecked={isChecked}
      />
    </div>
  )
}
