import { useAllFormFields } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'
import type { OpenForm } from './open-form'
import type { Fields } from './shapes'
import { unsentFields } from './unsent-fields'

/** Keeps the answers of autosaves from taking back what was typed while they were under way. */
export function useUnsentFields(form: OpenForm, values: Fields): void {
  const [fields, dispatch] = useAllFormFields()
  // With the typing itself, before an answer can come.
  useLayoutEffect(() => {
    form.noteRows(Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading)))
    const unsent = unsentFields(fields, values, form.known)
    if (unsent) dispatch({ type: 'UPDATE_MANY', formState: unsent })
  }, [fields, dispatch, form, values])
}
