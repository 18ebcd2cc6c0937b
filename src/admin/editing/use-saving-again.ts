import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect } from 'react'
import type { OpenForm, Trouble } from './open-form'
import { tryAgain, watchForForgotten } from './saving-again'
import type { Fields } from './shapes'
import { useIsAutosaved } from './use-is-autosaved'

/** What may pass by itself. */
const PASSING: ReadonlySet<Trouble | null> = new Set<Trouble>(['offline', 'server'])

/** Saves what could not be saved before: drafts by themselves, what is public at once only when the editor says so. */
export function useSavingAgain(form: OpenForm, trouble: Trouble | null, values: Fields): () => void {
  const { submit, setModified } = useForm()
  const { collectionSlug } = useDocumentInfo()
  const isAutosaved = useIsAutosaved()
  const isModified = useFormModified()
  // For Payload a form that was sent is saved, whatever was answered: its button could not be pressed again.
  useEffect(() => {
    if (trouble !== null && !isModified) setModified(true)
  }, [trouble, isModified, setModified])
  const saveAgain = useCallback(() => {
    setModified(true)
    if (!isAutosaved) return void submit()
    void submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${form.path}?autosave=true&depth=0&draft=true&fallback-locale=null`,
      context: { getDocPermissions: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: collectionSlug ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
  }, [submit, setModified, isAutosaved, form, collectionSlug])

  const isPassing = isAutosaved && PASSING.has(trouble)
  useEffect(() => (isPassing ? tryAgain(saveAgain) : undefined), [isPassing, saveAgain])
  const isWatched = isAutosaved && trouble === null
  useEffect(() => (isWatched ? watchForForgotten(form, values, saveAgain) : undefined), [isWatched, form, values, saveAgain])
  return saveAgain
}
