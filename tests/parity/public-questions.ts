import { endpoints, pagedLists, searchedLists } from '../integration/support/endpoints'
import { fixtures } from '../integration/support/fixtures'
import { userAgents } from '../integration/support/user-agents'
import { routes, unknownRoute } from '../support/routes'
import { type Question, question } from './compare'

/** Where `/prod-api` shows one document of a kind. */
const details = [
  ['products', '/api/product'],
  ['stories', '/api/case'],
  ['solutions', '/api/solution/detail'],
  ['news', '/api/article/news'],
  ['trainings', '/api/article/train'],
] as const

/** Characters that a database might take for its own: patterns, quotes, letters of both cases and widths. */
const words = ['HM3', 'hm3', '断路器', '%', '_', "'", '"', '\\', '.', '(', '$', '*', 'Ａ', ' ', '没有这个']

const asked = (path: string, query: Record<string, string | number>) =>
  question(`${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`)

const nothingThere = ['/NewsDetail?id=999999', '/GoodsInfoView?id=999999', '/ResultView?id=999999', unknownRoute]

/** Every page in its states and every address of the sitemap, as browsers of both layouts ask for it. */
export function pageQuestions(sitemap: string): Question[] {
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&') || '/')
  const paths = [...new Set([...routes, ...nothingThere, ...listed])]
  return paths.flatMap((path) => Object.values(userAgents).map((agent) => question(path, { 'user-agent': agent })))
}

/** What a browser asks for when it goes from page to page. */
export const navigationQuestions = (): Question[] => routes.map((path) => question(path, { 'user-agent': userAgents.desktop, rsc: '1' }))

/** Feeds, and what programs read. */
export const feedQuestions = (): Question[] =>
  ['/rss.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/prod-api/openapi.json'].map((path) => question(path))

/** Every endpoint that reads: each document, the pages of lists, and words in their titles. */
export function endpointQuestions(): Question[] {
  const plain = endpoints.flatMap(({ path, query = {} }) => [question(`/prod-api${path}`), asked(`/prod-api${path}`, query)])
  const documents = details.flatMap(([kind, path]) =>
    [...fixtures(kind), { id: 999999 }].map(({ id }) => question(`/prod-api${path}/${id}`)),
  )
  const paged = pagedLists.flatMap(({ path }) =>
    [1, 2, 3, 400].map((pageNum) => asked(`/prod-api${path}`, { pageNum, pageSize: pageNum === 1 ? 500 : 5 })),
  )
  const searched = searchedLists.flatMap(({ path, parameter }) => words.map((word) => asked(`/prod-api${path}`, { [parameter]: word })))
  return [...plain, ...documents, ...paged, ...searched]
}
