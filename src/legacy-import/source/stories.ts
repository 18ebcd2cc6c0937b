import type { Client } from './client'
import { askForFlagged } from './flagged'
import { inOrder } from './in-order'
import { readPages } from './lists'
import { type LegacyStory, storyDetail, storyRow } from './shapes'

const list = { path: '/api/case/list', row: storyRow, numberOf: ({ id }: { id: number }) => id }

/** Customer stories in the order of the list, with their detail. */
export function readStories(client: Client, atOnce: number): AsyncIterable<LegacyStory> {
  const isRecommended = askForFlagged(client, list, 'isRecommended')
  return inOrder(readPages(client, list), atOnce, async (row) => {
    const detail = await client.one(`/api/case/${row.id}`, storyDetail)
    return {
      ...row,
      title: row.title || (detail?.title ?? ''),
      categoryId: row.categoryId ?? detail?.categoryId ?? null,
      categoryName: row.categoryName || (detail?.categoryName ?? ''),
      isRecommended: await isRecommended(row.id, row.isRecommended),
      detail,
    }
  })
}
