import type { DefaultServerCellComponentProps } from 'payload'
import { publicationLabels } from '../../domain/publication'
import { publicationOf } from '../../usage/publication-of'

/** The state of a document in a list: what Payload calls changed may have been taken from the site since. */
export async function PublicationCell({ cellData, collectionSlug, payload, rowData }: DefaultServerCellComponentProps) {
  if (cellData === 'published') return publicationLabels.published
  if (cellData === 'draft') return publicationLabels.draft
  const states = await publicationOf({ payload }, collectionSlug, [rowData.id])
  return publicationLabels[states.get(String(rowData.id)) ?? 'draft']
}
