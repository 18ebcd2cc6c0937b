import type { Metadata } from 'next'
import { fileAt, parameter, ViewerPage, type ViewerQuery, viewerMetadata } from '../viewer-page'

type Props = { searchParams: Promise<ViewerQuery> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return viewerMetadata(await fileAt(parameter(await searchParams, 'param')))
}

/** A file of this site in the viewer; anything else gets 预览失败！ with HTTP 200 (spec: viewers/viewable-files, viewers/preview-failure). */
export default async function PdfRoute({ searchParams }: Props) {
  return <ViewerPage file={await fileAt(parameter(await searchParams, 'param'))} reason="address" />
}
