'use client'

import { useDocumentEvents, useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** What pages of a preview listen for: something was saved, read yourself again. */
const SAVED = { type: 'payload-document-event' }

/**
 * Tells the previewed page, in the panel or in its own window, that the draft was saved: as soon as the answer to the
 * saving is there, and again when something else was changed in a drawer.
 */
export function usePreviewMessages(): void {
  const { mostRecentUpdate } = useDocumentEvents()
  const { lastUpdateTime } = useDocumentInfo()
  const { appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved last says when to speak, not what to say
  useEffect(() => {
    if (!isLivePreviewing || !appIsReady) return
    const page = previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow
    page?.postMessage(SAVED, window.location.origin)
  }, [mostRecentUpdate, lastUpdateTime, appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType])
}
