'use client'

import { toast, useAllFormFields, useAuth, useDocumentInfo, useForm, useFormModified, useWindowInfo } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { changesOf } from './changes-of'
import { Counter } from './counter'
import { KeptNotice, TroubleNotice } from './notice'
import type { Account } from './open-form'
import { Presence } from './presence'
import { restoreChanges } from './restore-changes'
import { TurnNotice } from './turn-notice'
import { useBelowControls } from './use-below-controls'
import { useCatchingUp } from './use-catching-up'
import { useIsAutosaved } from './use-is-autosaved'
import { useKeptChanges } from './use-kept-changes'
import { useOpenForm } from './use-open-form'
import { usePresence } from './use-presence'
import { usePublishedStatus } from './use-published-status'
import { useSavingAgain } from './use-saving-again'
import { useSavingAsNew } from './use-saving-as-new'
import { useShownValues } from './use-shown-values'
import { useTurns } from './use-turns'
import { useWarningBeforeLeaving } from './use-warning-before-leaving'

const signedIn = z.object({ id: documentId, email: z.string(), name: z.string().nullish() })

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
  const { id, collectionSlug, hasSavePermission } = useDocumentInfo()
  const { setModified } = useForm()
  const isModified = useFormModified()
  const [fields] = useAllFormFields()
  const values = useMemo(() => reduceFieldsToValues(fields, true), [fields])
  // On a phone, the bar has place for the buttons only.
  const isNarrow = useWindowInfo().breakpoints?.s === true
  const place = useRef<HTMLDivElement>(null)
  const notices = useBelowControls(place)
  const show = useShownValues()

  const form = useOpenForm(account, show)
  const trouble = useSyncExternalStore(
    form.subscribe,
    () => form.trouble,
    () => null,
  )
  const isUnsaved = isModified || trouble !== null || form.isAheadOfSaving(values)
  const { found, forget } = useKeptChanges(form, values, isUnsaved)
  const saveAgain = useSavingAgain(form, trouble, values)
  const [edits, setEdits] = useState(false)
  if (isUnsaved && !edits) setEdits(true)
  const isEditor = hasSavePermission === true
  const presence = usePresence(form, { slug, id: collectionSlug ? (id ?? null) : null, isEditor, edits })
  const { others } = presence
  const { turn, ...choices } = useTurns(form, { ...presence, edits })
  useCatchingUp(form, isEditor)
  usePublishedStatus(form)
  const saveAsNew = useSavingAsNew(form, values)
  const isAutosaved = useIsAutosaved()
  useWarningBeforeLeaving(trouble !== null)

  const restore = async () => {
    if (!found) return
    const restored = await restoreChanges(form, found)
    if (!restored) return
    if (!(await show((now) => ({ ...now, ...restored })))) return void toast.error('网络已断开，没有恢复。修改还在本机，请稍后再试。')
    setModified(true)
    forget()
    saveAgain()
  }

  return (
    <div ref={place}>
      <Counter inside={place} />
      {!(isNarrow && notices) && <Presence others={others} />}
      {notices &&
        createPortal(
          <>
            {isNarrow && <Presence others={others} />}
            {turn && <TurnNotice turn={turn} isSaved={changesOf(form.base, values) === null} {...choices} />}
            {trouble && <TroubleNotice trouble={trouble} isAutosaved={isAutosaved} onRetry={saveAgain} onSaveAsNew={saveAsNew} />}
            {found && !trouble && (!turn || turn.kind === 'editing') && (
              <KeptNotice form={form} kept={found} onRestore={restore} onDiscard={forget} />
            )}
          </>,
          notices,
        )}
    </div>
  )
}
