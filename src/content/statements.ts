import 'server-only'
import { type SinglePageLink, singlePageLink } from '../contract/articles'
import { STATEMENTS } from '../domain/statements'
import { find } from './find'
import { memoisedByVersion } from './memoised-by-version'

/** The pages on which the company accounts for itself, as far as they are published, in a fixed order. */
export const listStatements = memoisedByVersion(async (viewer): Promise<SinglePageLink[]> => {
  const { docs } = await find(viewer, {
    collection: 'single-pages',
    where: { articleId: { in: [...STATEMENTS] } },
    select: { articleId: true, title: true },
    pagination: false,
  })
  const titles = new Map(docs.map(({ articleId, title }) => [articleId, title]))
  return singlePageLink.array().parse(STATEMENTS.filter((id) => titles.has(id)).map((id) => ({ id, title: titles.get(id) })))
})
