'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { formatDraftName } from '../../../domain/draft-name'

/** The name of the document that the form has, as the marks of previews say it. */
export function useOwnName(): string {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  return formatDraftName({ slug: collectionSlug ?? globalSlug ?? '', id: collectionSlug ? String(id) : null })
}
