'use client'

import { PopupList, useConfig, useDocumentInfo } from '@payloadcms/ui'

/** In the menu of a document: a copy, which is first asked what it takes over and what it is called (spec: content/templates). */
export function CopyItem() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const { config } = useConfig()
  if (id === undefined || isTrashed) return null
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button id="action-copy" href={`${config.routes.admin}/collections/${collectionSlug}/create?from=${id}`}>
        复制…
      </PopupList.Button>
    </PopupList.ButtonGroup>
  )
}
