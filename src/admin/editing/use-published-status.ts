import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { OpenForm } from './open-form'

/**
 * Payload counts what has been saved since the last publishing, and counts on when the answer to an autosave is drawn after that of a
 * publishing. The version that the form has got knows better: of one that is published nothing is unpublished.
 */
export function usePublishedStatus(form: OpenForm): void {
  const { hasPublishedDoc, mostRecentVersionIsAutosaved, unpublishedVersionCount, ...set } = useDocumentInfo()
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = set
  useEffect(() => {
    if (!hasPublishedDoc || form.base._status !== 'published') return
    if (unpublishedVersionCount > 0) setUnpublishedVersionCount(0)
    if (mostRecentVersionIsAutosaved) setMostRecentVersionIsAutosaved(false)
  }, [
    form,
    hasPublishedDoc,
    mostRecentVersionIsAutosaved,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  ])
}
