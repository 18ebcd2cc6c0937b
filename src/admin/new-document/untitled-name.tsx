'use client'

import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload calls a document without a title by its id, in the head of its form and in the way to it. */
export function UntitledName() {
  const { collectionSlug, id } = useDocumentInfo()
  const { setDocumentTitle, title } = useDocumentTitle()
  const { getEntityConfig } = useConfig()
  useEffect(() => {
    if (!collectionSlug || id === undefined || title !== String(id)) return
    const kind: unknown = getEntityConfig({ collectionSlug })?.labels.singular
    // After Payload, which sets it in an effect of the same drawing.
    queueMicrotask(() => setDocumentTitle(`未命名的${typeof kind === 'string' ? kind : '内容'}`))
  }, [collectionSlug, getEntityConfig, id, setDocumentTitle, title])
  return null
}
