import { toast, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { changesOf } from './changes-of'
import { registerForm } from './form-requests'
import { merge, type Notes } from './merge'
import { type Account, OpenForm, pathOf } from './open-form'
import type { Show } from './use-shown-values'

/**
 * The form of the document around it, one as long as it is shown: whoever uses this is keyed by the document.
 *
 * @param account has written what is in it
 * @param show changes what the form shows
 */
export function useOpenForm(account: Account, show: Show): OpenForm {
  const { config } = useConfig()
  const { id, collectionSlug, globalSlug, docConfig, hasPublishedDoc, initialData, setHasPublishedDoc } = useDocumentInfo()
  const { setModified, getFields } = useForm()
  const [form] = useState(() => {
    const path = pathOf(config.routes.api, { collectionSlug, globalSlug, id })
    const isNew = Boolean(collectionSlug) && id === undefined
    const made = new OpenForm({ path, account, fields: docConfig?.fields ?? [], isNew })
    made.rebase(initialData ?? {})
    return made
  })

  useEffect(() => registerForm(form), [form])
  useEffect(() => form.rebase(initialData ?? {}), [form, initialData])
  useEffect(() => {
    form.isPublic = hasPublishedDoc
  }, [form, hasPublishedDoc])
  useEffect(() => {
    form.tell = (message) => void toast.info(message)
    form.showPublication = setHasPublishedDoc
    form.currentFields = getFields
    form.showMerged = async (doc, sent) => {
      let shown = doc
      let notes: Notes = { conflicts: [], onlyMine: [], onlyTheirs: [] }
      const isShown = await show((now) => {
        const { merged, ...found } = merge({ base: sent, mine: now, theirs: doc })
        shown = { ...doc, ...merged }
        notes = found
        return shown
      })
      // Then the next saving is a merge again, which asks about what was typed over a colleague's words on their way here.
      if (!isShown) return []
      if (notes.conflicts.length === 0) form.rebase(doc)
      // What the machinery has written is no reason to save it once more.
      if (changesOf(doc, shown)) setModified(true)
      return notes.onlyTheirs
    }
  }, [form, show, setModified, setHasPublishedDoc, getFields])
  return form
}
