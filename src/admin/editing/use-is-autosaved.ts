import { useDocumentInfo } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'

/** Is the document a draft that is saved by itself? What has no drafts is public at once, and saved only when the editor says so. */
export function useIsAutosaved(): boolean {
  const { docConfig } = useDocumentInfo()
  return Boolean(docConfig && hasAutosaveEnabled(docConfig))
}
