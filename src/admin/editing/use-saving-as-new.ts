import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useCallback } from 'react'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { keepChanges } from './kept-changes'
import type { OpenForm } from './open-form'
import { send } from './send'
import type { Fields } from './shapes'
import { useIsAutosaved } from './use-is-autosaved'

const made = z.object({ doc: z.object({ id: documentId }) })

/**
 * Makes a new draft of what a form holds, when its document is gone.
 *
 * @returns null where that can't be: without drafts, and where the document is a file
 */
export function useSavingAsNew(form: OpenForm, values: Fields): (() => void) | null {
  const { collectionSlug, docConfig } = useDocumentInfo()
  const { config } = useConfig()
  const isAutosaved = useIsAutosaved()
  const saveAsNew = useCallback(async () => {
    const init = { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' } } as const
    const body = JSON.stringify({ ...values, id: undefined, _status: 'draft' })
    const response = await send(`${config.routes.api}/${collectionSlug}?draft=true&depth=0`, { ...init, body }).catch(() => null)
    const { data } = made.safeParse(await response?.json().catch(() => null))
    if (!data) return void toast.error('没有保存，请稍后再试。')
    // The browser need not ask before it leaves.
    form.trouble = null
    await keepChanges(form, null)
    // Not by the router: on SQLite the new document may have the number, and with it the address, of the old one.
    window.location.assign(`${config.routes.admin}/collections/${collectionSlug}/${data.doc.id}`)
  }, [form, values, collectionSlug, config])
  const isPossible = collectionSlug && docConfig && isAutosaved && !('upload' in docConfig && docConfig.upload)
  return isPossible ? () => void saveAsNew() : null
}
