import type { Metadata } from 'next'
import { cache } from 'react'
import { lookUpInstructionBook } from '@/prod-api/instruction-book'
import { fileAt, parameter, ViewerPage, type ViewerQuery, viewerMetadata } from '../viewer-page'

type Props = { searchParams: Promise<ViewerQuery> }

const manualOf = cache(async (kbsId: string) => fileAt((await lookUpInstructionBook(kbsId)) ?? ''))

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return viewerMetadata(await manualOf(parameter(await searchParams, 'kbsId')))
}

/** The manual of a product by its knowledge-base number, in the viewer (spec: viewers/manual-page). */
export default async function InstructionBookRoute({ searchParams }: Props) {
  return <ViewerPage file={await manualOf(parameter(await searchParams, 'kbsId'))} reason="manual" />
}
