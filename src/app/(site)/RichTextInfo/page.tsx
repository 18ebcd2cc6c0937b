import { NotFoundPage } from '@/app/not-found-page'
import { listStatements } from '@/content/statements'
import { currentViewer } from '@/shell/current-request'
import { type Query, singlePageMetadata, singlePageOf } from '@/shell/single-page'
import { RichTextView } from '@/views/rich-text/rich-text'

type Props = { searchParams: Query }

export const generateMetadata = ({ searchParams }: Props) => singlePageMetadata(searchParams)

/** What `/RichText` shows, at the other address that older links use (spec: viewers/rich-text). */
export default async function RichTextInfoRoute({ searchParams }: Props) {
  const page = await singlePageOf(searchParams)
  return page ? <RichTextView page={page} others={await listStatements(await currentViewer())} /> : <NotFoundPage />
}
