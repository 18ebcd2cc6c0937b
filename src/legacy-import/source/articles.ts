import type { Client } from './client'
import { askForFlagged } from './flagged'
import { inOrder } from './in-order'
import { readPages } from './lists'
import { type LegacyNews, type LegacyTraining, newsRow, trainingRow } from './shapes'

/** Rows have whole texts in them. */
const PAGE_SIZE = 20

const numberOf = ({ id }: { id: number }) => id
const newsList = { path: '/api/article/news/list', row: newsRow, numberOf, pageSize: PAGE_SIZE }
const coverList = { ...newsList, path: '/api/article/news/cover/list' }
const trainingList = { path: '/api/article/train/list', row: trainingRow, numberOf, pageSize: PAGE_SIZE }

/** News in the order of the list, then those that only the list with pictures has. */
export function readNews(client: Client, atOnce: number): AsyncIterable<LegacyNews> {
  const isNew = askForFlagged(client, newsList, 'isNew')
  return inOrder(allNews(client), atOnce, async (row) => {
    const detail = await client.one(`/api/article/news/${row.id}`, newsRow)
    return {
      ...completed(row, detail),
      banner: detail?.banner ?? row.banner,
      isNew: await isNew(row.id, row.isNew ?? detail?.isNew ?? null),
      isWhole: detail !== null,
    }
  })
}

async function* allNews(client: Client) {
  const seen = new Set<number>()
  for (const list of [newsList, coverList])
    for await (const row of readPages(client, list)) {
      if (!seen.has(row.id)) yield row
      seen.add(row.id)
    }
}

/** Trainings of the staff in the order of the list. */
export function readTrainings(client: Client, atOnce: number): AsyncIterable<LegacyTraining> {
  return inOrder(readPages(client, trainingList), atOnce, async (row) => {
    const detail = await client.one(`/api/article/train/${row.id}`, trainingRow)
    return { ...completed(row, detail), isWhole: detail !== null }
  })
}

type Article = Pick<LegacyNews, 'title' | 'cover' | 'content' | 'publishedAt' | 'officialAccountsUrl'>

/** A list may say what the detail leaves out, so that only what the detail has goes before. */
const completed = <T extends Article>(row: T, detail: Article | null): T => ({
  ...row,
  title: detail?.title || row.title,
  cover: detail?.cover ?? row.cover,
  content: detail?.content || row.content,
  publishedAt: detail?.publishedAt ?? row.publishedAt,
  officialAccountsUrl: detail?.officialAccountsUrl || row.officialAccountsUrl,
})
