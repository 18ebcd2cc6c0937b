import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { useCallback } from 'react'
import { isSame } from './same-value'
import type { Fields } from './shapes'

/**
 * A way to put values into the whole form: rows, texts and all. Payload merges what a saving answers into fields that
 * nobody has touched, and leaves new rows out; here the form shows exactly what it is given.
 */
export function useShownValues(): (next: (shown: Fields) => Fields) => Promise<void> {
  const { getData, replaceState } = useForm()
  const { getFormState } = useServerFunctions()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const isNew = collectionSlug !== undefined && id === undefined
  return useCallback(
    async (next) => {
      const entity = collectionSlug ? { collectionSlug, id } : { globalSlug }
      const request = {
        ...entity,
        docPermissions,
        operation: isNew ? 'create' : 'update',
        renderAllFields: true,
        skipValidation: true,
      } as const
      for (;;) {
        const shown: Fields = getData()
        const docPreferences = await getDocPreferences()
        const schemaPath = collectionSlug ?? globalSlug ?? ''
        const { state } = await getFormState({ ...request, data: next(shown), docPreferences, schemaPath })
        // What was typed in the meantime belongs to it.
        if (!isSame(shown, getData())) continue
        if (state) replaceState(state)
        return
      }
    },
    [getData, replaceState, getFormState, id, isNew, collectionSlug, globalSlug, docPermissions, getDocPreferences],
  )
}
