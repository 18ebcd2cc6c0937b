import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isSame } from './same-value'
import type { Fields } from './shapes'

/** Puts values into the whole form. Resolves to false when they can't be shown, since the line is cut. */
export type Show = (next: (shown: Fields) => Fields) => Promise<boolean>

/**
 * A way to put values into the whole form: rows, texts and all. Payload merges what a saving answers into fields that
 * nobody has touched, and leaves new rows out; here the form shows exactly what it is given, one after the other.
 */
export function useShownValues(): Show {
  const { getData, replaceState } = useForm()
  const { getFormState } = useServerFunctions()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const isNew = collectionSlug !== undefined && id === undefined
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const showNow = useCallback<Show>(
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
        if (!state) return false
        // What was typed in the meantime belongs to it.
        if (!isSame(shown, getData())) continue
        // Until it is rendered, a form whose state is replaced says that it has no fields.
        flushSync(() => replaceState(state))
        return true
      }
    },
    [getData, replaceState, getFormState, id, isNew, collectionSlug, globalSlug, docPermissions, getDocPreferences],
  )
  return useCallback(
    (next) => {
      const shown = turn.current.then(() => showNow(next))
      turn.current = shown.catch(() => undefined)
      return shown
    },
    [showNow],
  )
}
