'use client'

import { toast, useAllFormFields, useAuth, useConfig, useDocumentInfo, useForm, useFormModified, useWindowInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { registerForm } from './form-requests'
import { merge } from './merge'
import { KeptNotice, TroubleNotice } from './notice'
import { type Account, OpenForm, pathOf } from './open-form'
import { Presence } from './presence'
import { restoreChanges } from './restore-changes'
import { isSame } from './same-value'
import { useBelowControls } from './use-below-controls'
import { useKeptChanges } from './use-kept-changes'
import { usePresence } from './use-presence'
import { useSavingAgain } from './use-saving-again'
import { useSavingAsNew } from './use-saving-as-new'
import { useShownValues } from './use-shown-values'
import { useWarningBeforeLeaving } from './use-warning-before-leaving'

const signedIn = z.object({ id: z.union([z.string(), z.number()]), email: z.string(), name: z.string().nullish() })

/** Keeps what is typed into one form: in every form of the admin, beside its buttons. */
export function EditingGuard() {
  const { user } = useAuth()
  const { isTrashed, collectionSlug, globalSlug, id } = useDocumentInfo()
  const account = signedIn.safeParse(user).data
  // Whoever opened the form has written what is in it, also when the session ends or somebody else signs in beside it.
  const [writer, setWriter] = useState(account)
  if (!writer && account) setWriter(account)
  const slug = collectionSlug ?? globalSlug
  if (!writer || !slug || isTrashed) return null
  return <GuardedForm key={`${slug} ${id}`} slug={slug} account={{ ...writer, name: writer.name ?? writer.email }} />
}

function GuardedForm({ slug, account }: { slug: string; account: Account }) {
  const { config } = useConfig()
  const { id, collectionSlug, globalSlug, docConfig, hasPublishedDoc, hasSavePermission, initialData, setHasPublishedDoc } =
    useDocumentInfo()
  const { setModified, getFields } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const values = useMemo(() => reduceFieldsToValues(fields, true), [fields])
  // On a phone, the bar has place for the buttons only.
  const isNarrow = useWindowInfo().breakpoints?.s === true
  const place = useRef<HTMLDivElement>(null)
  const notices = useBelowControls(place)
  const show = useShownValues()

  // One form as long as it is shown; see the key above.
  const [form] = useState(() => {
    const path = pathOf(config.routes.api, { collectionSlug, globalSlug, id })
    const isNew = Boolean(collectionSlug) && id === undefined
    const made = new OpenForm({ path, account, fields: docConfig?.fields ?? [], isNew })
    made.rebase(initialData ?? {})
    return made
  })
  const trouble = useSyncExternalStore(
    form.subscribe,
    () => form.trouble,
    () => null,
  )
  const isUnsaved = isModified || trouble !== null || form.isAheadOfSaving(values)
  const { found, forget } = useKeptChanges(form, values, isUnsaved)
  const saveAgain = useSavingAgain(form, trouble, values)
  const others = usePresence(form, { slug, id: collectionSlug ? (id ?? null) : null, isEditor: hasSavePermission === true })
  const saveAsNew = useSavingAsNew(form, values)
  useWarningBeforeLeaving(trouble !== null)

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
      await show((now) => {
        shown = { ...doc, ...merge({ base: sent, mine: now, theirs: doc }).merged }
        return shown
      })
      form.rebase(doc)
      if (!isSame(shown, doc)) setModified(true)
    }
  }, [form, show, setModified, setHasPublishedDoc, getFields])

  const restore = async () => {
    if (!found) return
    const restored = await restoreChanges(form, found)
    if (!restored) return
    await show((now) => ({ ...now, ...restored }))
    setModified(true)
    forget()
    saveAgain()
  }

  return (
    <div ref={place}>
      {!(isNarrow && notices) && <Presence others={others} />}
      {notices &&
        createPortal(
          <>
            {isNarrow && <Presence others={others} />}
            {trouble && <TroubleNotice trouble={trouble} onRetry={saveAgain} onSaveAsNew={saveAsNew} />}
            {found && !trouble && <KeptNotice form={form} kept={found} onRestore={restore} onDiscard={forget} />}
          </>,
          notices,
        )}
    </div>
  )
}
