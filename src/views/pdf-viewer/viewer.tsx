import type { ReactNode } from 'react'
import type { ViewableFile } from '@/contract/viewable-file'
import { DrawingScreen } from './drawing/drawing-screen'
import { MediumScreen } from './medium-screen'
import { PdfScreen } from './pdf/pdf-screen'
import { PreviewFailure } from './preview-failure'

type Props = {
  /** Null when there is nothing that can be shown. */
  file: ViewableFile | null
  /** Why there is nothing. */
  reason: 'address' | 'manual'
  layout: 'desktop' | 'mobile'
  /** The logo, leading home. */
  logo: ReactNode
}

/** The viewer of files (`/PDF`, `/PDF2`), in both layouts. */
export function Viewer({ file, reason, layout, logo }: Props) {
  if (!file) return <PreviewFailure reason={reason} logo={logo} />
  if (file.kind === 'pdf') return <PdfScreen file={file} layout={layout} logo={logo} />
  if (file.kind === 'drawing') return <DrawingScreen file={file} logo={logo} />
  return <MediumScreen file={file} logo={logo} />
}
