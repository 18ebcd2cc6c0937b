import type { Metadata } from 'next'
import { NotFoundPage } from '@/app/not-found-page'
import { getSolution, listSolutions } from '@/content/solutions'
import type { Viewer } from '@/content/viewer'
import type { Solution } from '@/contract/solutions'
import { publicNumberOf } from '@/domain/public-number'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { notFoundMetadata, pageMetadata } from '@/shell/page-metadata'
import { SolutionDesktop } from '@/views/solution/desktop'
import { SolutionMobile } from '@/views/solution/mobile'

type Query = Record<string, string | string[] | undefined>
type Props = { searchParams: Promise<Query> }

/** How many other solutions of the category are offered at the end. */
const FURTHER_SOLUTIONS = 3

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const solution = await askedSolution(await searchParams)
  if (!solution) return notFoundMetadata()
  const { id, title, subTitle, content, cover, seo } = solution
  const description = beginningOf(subTitle ? `${subTitle}。${content}` : content, DESCRIPTION_LENGTH)
  return pageMetadata({ path: `/ResultInfoView?id=${id}`, title, description, image: cover, seo })
}

/** A solution. A missing, malformed or unknown id is not found (spec: addresses/not-found). */
export default async function SolutionRoute({ searchParams }: Props) {
  const solution = await askedSolution(await searchParams)
  if (!solution) return <NotFoundPage />
  const [further, layout] = await Promise.all([furtherSolutions(solution, await currentViewer()), currentLayout()])
  return layout === 'mobile' ? <SolutionMobile {...{ solution, further }} /> : <SolutionDesktop {...{ solution, further }} />
}

async function askedSolution(query: Query) {
  const id = publicNumberOf(query.id)
  return id === null ? null : getSolution(id, await currentViewer())
}

async function furtherSolutions({ id, categoryId }: Solution, viewer: Viewer) {
  const { rows } = await listSolutions({ categoryIds: [categoryId] }, { pageNum: 1, pageSize: FURTHER_SOLUTIONS + 1 }, viewer)
  return rows.filter((card) => card.id !== id).slice(0, FURTHER_SOLUTIONS)
}
