import type { PreviewedDocument } from '@/content/previewed-document'
import { PreviewBar } from './preview-bar'
import { PreviewLinks } from './preview-links'
import { PreviewRefresh } from './preview-refresh'

/** What pages of a preview have besides: the bar, links that stay in it, and for staff news of what was saved. */
export function PreviewTools({ document }: { document: PreviewedDocument }) {
  return (
    <>
      <PreviewBar {...document} />
      <PreviewLinks />
      {document.editPath && <PreviewRefresh />}
    </>
  )
}
