'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload offers to unpublish when no newer version waits, and doesn't count the only version of what was never published:
 * its schedule would begin with 取消发布, which does nothing. Counted, it begins with 发布.
 */
export function FirstSchedule() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1)
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount])
  return null
}
