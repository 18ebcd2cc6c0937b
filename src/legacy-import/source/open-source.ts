import { Problem } from '../../lib/problem.mjs'
import { readNews, readTrainings } from './articles'
import { makeClient, problemOf } from './client'
import { readDocuments } from './documents'
import { type Fetcher, makeFetcher } from './fetcher'
import { askFileState } from './file-edition'
import { makeFileFetcher } from './files'
import { readWhole, withoutRepeated } from './lists'
import { readProducts } from './products'
import { banner, categoryNode, documentCategory, singlePage, siteInformation, staffMessage, storyCategory } from './shapes'
import { readSolutionCategories, readSolutions } from './solutions'
import type { LegacySource, SourceOptions } from './source'
import { readStories } from './stories'
import { toTwoLevels } from './trees'
import { Unanswered } from './unanswered'

const AT_ONCE = 4

const PRODUCT_CATEGORIES = '/api/product/category/list'
const DOCUMENT_CATEGORIES = '/api/attachment/category/list'
const STORY_CATEGORIES = '/api/case/category/list'

/**
 * Opens a legacy site for reading (spec: moving/contract-only); nothing is asked yet.
 *
 * @param fetcher another one in tests
 * @throws Problem for an address that is none
 */
export function openSource(options: SourceOptions, fetcher: Fetcher = fetcherOf(options)): LegacySource {
  const { atOnce = AT_ONCE, folder, onProblem } = options
  const address = siteAddress(options.from)
  const client = makeClient(address, fetcher, onProblem)
  const fetchFile = makeFileFetcher(fetcher, folder, onProblem)
  const resolve = (written: string) => (URL.canParse(written, `${address}/`) ? webAddress(new URL(written, `${address}/`)) : null)
  const documentCategories = async () => {
    const rows = await readWhole(client, DOCUMENT_CATEGORIES, documentCategory)
    return rows && withoutRepeated(client, DOCUMENT_CATEGORIES, rows)
  }
  return {
    address,
    siteInformation: () => client.one('/api/siteInfo/', siteInformation),
    banners: () => readWhole(client, '/api/siteInfo/banner/list', banner),
    productBanners: () => readWhole(client, '/api/siteInfo/product/banner/list', banner),
    async singlePage(id) {
      const page = await client.one(`/api/article/single/${id}`, singlePage)
      return page && { ...page, id }
    },
    async productCategories() {
      const roots = await readWhole(client, PRODUCT_CATEGORIES, categoryNode)
      return roots && toTwoLevels(client, PRODUCT_CATEGORIES, roots)
    },
    products: () => readProducts(client, atOnce),
    documentCategories,
    documents: () => readDocuments(client, documentCategories),
    async storyCategories() {
      const rows = await readWhole(client, STORY_CATEGORIES, storyCategory)
      return rows && withoutRepeated(client, STORY_CATEGORIES, rows)
    },
    stories: () => readStories(client, atOnce),
    solutionCategories: () => readSolutionCategories(client, atOnce),
    solutions: () => readSolutions(client, atOnce),
    news: () => readNews(client, atOnce),
    trainings: () => readTrainings(client, atOnce),
    staffMessages: () => readWhole(client, '/api/article/employeeMessage/list', staffMessage),
    resolve,
    isOfSource: fetcher.hosts.has,
    async file(written) {
      const url = resolve(written)
      if (url) return fetchFile(url)
      onProblem({ kind: 'refused', address: written, message: '地址不在允许范围内：不是文件地址', isLoss: true })
      return null
    },
    async fileState(written, edition) {
      const url = resolve(written)
      if (!url) return null
      try {
        return await askFileState(fetcher, url, edition)
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error
        onProblem(problemOf(error.kind, url, `${error.message}；保留以前取到的文件`, false))
        return null
      }
    },
    close: fetcher.close,
  }
}

/** A fetcher for the hosts that the options name. */
export function fetcherOf(options: Omit<SourceOptions, 'folder' | 'onProblem'>): Fetcher {
  const { from, fileHosts = [], isPrivateAllowed = false, rate, atOnce = AT_ONCE, signal } = options
  const { host } = new URL(siteAddress(from))
  return makeFetcher({ named: [host, ...fileHosts], isPrivateAllowed, atOnce, signal, ...(rate !== undefined && { rate }) })
}

/**
 * The address of a site as an operator writes it, without a slash at the end.
 *
 * @throws Problem for what is none
 */
export function siteAddress(from: string): string {
  const url = URL.canParse(from) ? webAddress(new URL(from)) : null
  if (!url || url.search || url.username) throw new Problem(`应为网站地址，如 https://www.example.com：${from}`)
  return url.href.replace(/\/$/, '')
}

/** Without its anchor, which is nobody's business. */
function webAddress(url: URL): URL | null {
  url.hash = ''
  return /^https?:$/.test(url.protocol) ? url : null
}
