import 'server-only'
import { foldNames, nearNames } from '../domain/near-names'
import { type MissingDocument, missingDocument, type NearPage } from '../domain/nearest-page'
import { inOrderOf } from '../lib/references'
import { find } from './find'
import { nearOnes } from './list-page'
import { findNearNames } from './near-names'
import { listVideoPages } from './single-pages'
import { readSolutions } from './solution-cards'
import { listSolutionCategories } from './solutions'
import { listStatements } from './statements'
import { type Viewer, visitor } from './viewer'

type Titled = { articleId?: number | null; title: string }
type Reader = (viewer: Viewer, name: string) => Promise<NearPage[]>

const MOST_SHOWN = 3

const pagesAt =
  (path: string, read: (viewer: Viewer, name: string) => Promise<readonly Titled[]>): Reader =>
  async (viewer, name) =>
    (await read(viewer, name)).map(({ articleId, title }) => ({ name: title, href: `${path}?id=${articleId}` }))

const titlesOf = (collection: 'stories' | 'news' | 'trainings') => async (viewer: Viewer, name: string) => {
  const ids = await nearOnes(viewer, collection, name)
  const select = { articleId: true, title: true } as const
  const { docs } = await find(viewer, { collection, where: { id: { in: ids } }, select, pagination: false })
  return inOrderOf(ids, docs)
}

const linksAt =
  (path: string, read: (viewer: Viewer) => Promise<readonly { id: number; title: string }[]>): Reader =>
  async (viewer) =>
    (await read(viewer)).map(({ id, title }) => ({ name: title, href: `${path}?id=${id}` }))

const solutionCategories: Reader = async (viewer) => {
  const categories = (await listSolutionCategories(viewer)).flatMap(({ id, name, children }) => [{ id, name }, ...children])
  return categories.map(({ id, name }) => ({ name, href: `/ResultView?id=${id}` }))
}

const statements = linksAt('/RichText', listStatements)
const videos = linksAt('/VideoView', listVideoPages)

/** What a page could show instead. */
const documents: Readonly<Record<string, Reader>> = {
  '/ExampleInfoView': pagesAt('/ExampleInfoView', titlesOf('stories')),
  '/NewsDetail': pagesAt('/NewsDetail', titlesOf('news')),
  '/RecruitingInfo': pagesAt('/RecruitingInfo', titlesOf('trainings')),
  '/ResultInfoView': pagesAt('/ResultInfoView', readSolutions),
  '/ResultView': solutionCategories,
  '/RichText': statements,
  '/RichTextInfo': statements,
  '/VideoView': videos,
}

/** Of a kind that no page lists there are few: they stand for the list. */
const instead: Readonly<Record<string, Reader>> = {
  '/ResultInfoView': solutionCategories,
  '/ResultView': solutionCategories,
  '/RichText': statements,
  '/RichTextInfo': statements,
  '/VideoView': videos,
}

/**
 * What may have been meant by the address of a document that is not there (spec: addresses/nearest-page).
 *
 * @param target path and query as they were asked for
 * @returns three at most; none for an address of another kind
 */
export async function nearDocuments(target: string): Promise<NearPage[]> {
  const missing = missingDocument(target)
  if (!missing) return []
  const named = await firstNear(missing)
  return (named.length > 0 ? named : ((await instead[missing.path]?.(visitor, '')) ?? [])).slice(0, MOST_SHOWN)
}

/** By the first name that is near some. */
async function firstNear({ path, names }: MissingDocument): Promise<NearPage[]> {
  for (const name of names) {
    const near = await nearTo(name, path)
    if (near.length > 0) return near
  }
  return []
}

async function nearTo(name: string, path: string): Promise<NearPage[]> {
  const read = documents[path]
  if (!read) return findNearNames(name)
  const pages = (await read(visitor, name)).map((page) => ({ ...page, word: page.name }))
  return nearNames(name, foldNames(pages)).map(({ name: title, href }) => ({ name: title, href }))
}
