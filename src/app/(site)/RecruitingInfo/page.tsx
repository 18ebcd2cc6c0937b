import type { Metadata } from 'next'
import { cache } from 'react'
import { NotFoundPage } from '@/app/not-found-page'
import { paramReader, type SearchParams } from '@/components/filtered-list/list-address'
import { getTraining, listOtherTrainings } from '@/content/trainings'
import { publicNumberOf } from '@/domain/public-number'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { toInstant } from '@/lib/dates'
import { currentViewer } from '@/shell/current-request'
import { notFoundMetadata, pageMetadata } from '@/shell/page-metadata'
import { TrainingView } from '@/views/training/training'

type Props = { searchParams: Promise<SearchParams> }

/** So many other trainings stand under one. */
const FURTHER = 5

const readTraining = cache(async (id: number) => getTraining(id, await currentViewer()))

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const training = await askedTraining(await searchParams)
  if (!training) return notFoundMetadata()
  const { id, title, content, cover, updatedAt, seo } = training
  const description = beginningOf(content, DESCRIPTION_LENGTH)
  return pageMetadata({ path: `/RecruitingInfo?id=${id}`, title, description, image: cover, publishedAt: toInstant(updatedAt), seo })
}

/** A training. A missing, malformed or unknown id is not found (spec: addresses/not-found). */
export default async function TrainingRoute({ searchParams }: Props) {
  const training = await askedTraining(await searchParams)
  if (!training) return <NotFoundPage />
  return <TrainingView training={training} further={await listOtherTrainings(training.id, FURTHER, await currentViewer())} />
}

async function askedTraining(params: SearchParams) {
  const id = publicNumberOf(paramReader(params)('id'))
  return id === null ? null : readTraining(id)
}
