'use client'

import { useDocumentEvents, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** What pages of a preview listen for: something was saved, read yourself again. */
const SAVED = { type: 'payload-document-event' }

/**
 * Tells the previewed page, in the panel or in its own window, that the draft was saved: as soon as the answer to the
 * saving is there, without waiting for the form's new state, and when another document was changed in a drawer.
 */
export function usePreviewMessages(): void {
  const { mostRecentUpdate } = useDocumentEvents()
  const { collectionSlug, data, globalSlug, id } = useDocumentInfo()
  const { appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext()
  // Not the time of the last update, which the lock of a document changes as well, before anything is saved.
  const savedAt = data?.updatedAt
  const isOwn = mostRecentUpdate?.id === id && mostRecentUpdate?.entitySlug === (collectionSlug ?? globalSlug)
  const elsewhere = isOwn ? null : mostRecentUpdate

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved last says when to speak, not what to say
  useEffect(() => {
    if (!isLivePreviewing || !appIsReady) return
    const page = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    page?.postMessage(SAVED, window.location.origin)
  }, [savedAt, elsewhere, appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType])
}
