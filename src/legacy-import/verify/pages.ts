import { pages } from '../../domain/pages.mjs'
import { elementsOf, parseHtml } from '../html/tree'

/** Pages that show one thing, by the endpoint that answers it. */
const pagesOfDetails: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/product\/([\d_]+)$/, '/GoodsInfoView'],
  [/^\/api\/case\/(\d+)$/, '/ExampleInfoView'],
  [/^\/api\/solution\/category\/detail\/(\d+)$/, '/ResultView'],
  [/^\/api\/solution\/detail\/(\d+)$/, '/ResultInfoView'],
  [/^\/api\/article\/news\/(\d+)$/, '/NewsDetail'],
  [/^\/api\/article\/train\/(\d+)$/, '/RecruitingInfo'],
  [/^\/api\/article\/single\/(\d+)$/, '/RichTextInfo'],
]

/** The pages that need no number and no file; those that show a document are asked for by what there is. */
export const plainPages: readonly string[] = Object.entries(pages)
  .filter(([, page]) => !('shows' in page || 'layout' in page))
  .map(([path]) => path)

/** The page of what an endpoint answers; null for lists. */
export function pageOf(path: string): string | null {
  for (const [pattern, page] of pagesOfDetails) {
    const [, id] = pattern.exec(path) ?? []
    if (id !== undefined) return `${page}?id=${id}`
  }
  return null
}

/** Keys of answers that lead somewhere: banners, articles, texts. */
const LINKS = new Set(['url', 'questionnaireUrl', 'officialAccountsUrl'])

/**
 * The pages of the legacy site that an answer links to, as paths: addresses in its fields, and links in its HTML.
 *
 * @param isOfSite whether an address is on the legacy site itself
 */
export function linkedPages(answer: unknown, address: string, isOfSite: (url: URL) => boolean): string[] {
  const links = [...textsIn(answer)].flatMap(([key, text]) => {
    if (LINKS.has(key)) return [text]
    return text.includes('<') ? linksIn(text) : []
  })
  const urls = links
    .filter((href) => href.trim() !== '' && URL.canParse(href, `${address}/`))
    .map((href) => new URL(href, `${address}/`))
    .filter((url) => isOfSite(url) && isPage(url))
  return [...new Set(urls.map(({ pathname, search }) => `${pathname}${search}`))]
}

/** All texts of an answer, with their keys. */
function* textsIn(answer: unknown): Generator<readonly [string, string]> {
  const waiting: unknown[] = [answer]
  while (waiting.length > 0) {
    for (const [key, inner] of Object.entries(Object(waiting.pop()))) {
      if (typeof inner === 'string') yield [key, inner]
      else if (typeof inner === 'object') waiting.push(inner)
    }
  }
}

const linksIn = (html: string) =>
  [...elementsOf(parseHtml(html))].filter(({ name }) => name === 'a').flatMap(({ attributes }) => attributes.href ?? [])

/** Files are opened as files, calls are compared as answers. */
const isPage = ({ pathname }: URL) => !/\.\w{2,5}$/.test(pathname) && !/^\/(prod-api|profile)\//.test(pathname)
