import 'server-only'
import { type Training, type TrainingCard, training, trainingCard } from '../contract/articles'
import type { Page, Paging } from '../contract/paging'
import { formatDateTime } from '../lib/dates'
import type { DocumentId } from '../lib/document-id'
import { inOrderOf } from '../lib/references'
import type { Training as TrainingRow } from '../payload-types'
import { find } from './find'
import { listPage } from './list-page'
import { loadPictures, type PictureFinder } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'
import { type Viewer, visitor } from './viewer'

const cardFields = { articleId: true, title: true, cover: true, publishedAt: true, officialAccountsUrl: true } as const

type CardRow = Pick<TrainingRow, 'id' | keyof typeof cardFields>

/** A page of staff trainings. */
export async function listTrainings(paging: Paging, viewer: Viewer = visitor): Promise<Page<TrainingCard>> {
  return listPage(viewer, 'trainings', {}, paging, (ids) => readCards(ids, viewer))
}

async function readCards(ids: readonly DocumentId[], viewer: Viewer): Promise<TrainingCard[]> {
  const { docs } = await find(viewer, { collection: 'trainings', where: { id: { in: [...ids] } }, select: cardFields, pagination: false })
  const pictures = await loadPictures(docs.map(({ cover }) => cover))
  return inOrderOf(ids, docs).map((row) => toCard(row, pictures))
}

/** One training; null when there is none that the viewer may see. */
export async function getTraining(id: number, viewer: Viewer = visitor): Promise<Training | null> {
  const { docs } = await find(viewer, {
    collection: 'trainings',
    where: { articleId: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const row = docs[0]
  if (!row) return null
  const [pictures, content] = await Promise.all([loadPictures([row.cover, row.seo?.image]), toHtml(row.content)])
  return training.parse({ ...toCard(row, pictures), content, seo: toSeo(row.seo, pictures) })
}

/** The newest trainings without one of them. */
export async function listOtherTrainings(id: number, count: number, viewer: Viewer = visitor): Promise<TrainingCard[]> {
  const { rows } = await listTrainings({ pageNum: 1, pageSize: count + 1 }, viewer)
  return rows.filter((row) => row.id !== id).slice(0, count)
}

function toCard(row: CardRow, pictures: PictureFinder): TrainingCard {
  return trainingCard.parse({
    id: row.articleId,
    title: row.title,
    cover: pictures(row.cover),
    updatedAt: formatDateTime(row.publishedAt),
    officialAccountsUrl: row.officialAccountsUrl ?? '',
  })
}
