import { NotFoundPage } from '@/app/not-found-page'
import { listStatements } from '@/content/statements'
import { currentViewer } from '@/shell/current-request'
import { type Query, singlePageMetadata, singlePageOf } from '@/shell/single-page'
import { RichTextView } from '@/views/rich-text/rich-text'

type Props = { searchParams: Query }

export const generateMetadata = ({ searchParams }: Props) => singlePageMetadata(searchParams)

/** A single page: legal texts, statements, notes, by its number (spec: viewers/rich-text). */
export default async function RichTextRoute({ searchParams }: Props) {
  const page = await singlePageOf(searchParams)
  return page ? <RichTextView page={page} others={await listStatements(await currentViewer())} /> : <NotFoundPage />
}
