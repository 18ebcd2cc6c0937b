'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'

const Check = lazy(async () => ({ default: (await import('./check')).Check }))

/** Beside the publish button: what stands in the way of publishing, and what to know before, each a click away from its field. */
export function PublishCheck() {
  const { id, collectionSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  if ((collectionSlug && id === undefined) || !hasPublishPermission || isTrashed) return null
  return (
    <Suspense fallback={null}>
      <Check />
    </Suspense>
  )
}
