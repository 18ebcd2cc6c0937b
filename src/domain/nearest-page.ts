import { toKeyword } from '../lib/keyword'
import { distanceBetween } from '../lib/letter-distance'
import { canonicalPath } from './canonical-path.mjs'
import { pageAt, pageRows, parametersOf } from './page-at.mjs'
import { namesInLinks } from './parameter-kinds.mjs'

export type NearPage = { name: string; href: string }

/** A document that is not there: the page that would show it, and the names that its link carries, what says most first. */
export type MissingDocument = { path: string; names: string[] }

/** More than this share of the letters must not differ. */
const MOST_DIFFERENT = 0.4
const MOST_SHOWN = 3

/**
 * The pages that somebody may have meant by an address that leads nowhere (spec: addresses/nearest-page).
 *
 * @param target path and query as they were asked for
 * @returns the nearest one first. A number is for the nearest alone: to others it means something else
 */
export function nearestPages(target: string): NearPage[] {
  const { pathname, searchParams } = new URL(target, 'http://site')
  const page = pageAt(canonicalPath(pathname))
  return page?.shows ? listsOf(page) : pagesSpeltLike(pathname, searchParams)
}

/** Where the documents of a page are listed: their number means nothing there. */
const listsOf = ({ shows, within }: Page): NearPage[] =>
  pageRows
    .filter(({ path, lists }) => path === within || (lists !== undefined && lists === shows?.collection))
    .map(({ path, name }) => ({ name, href: path }))

function pagesSpeltLike(pathname: string, searchParams: URLSearchParams): NearPage[] {
  const asked = lettersOf(pathname)
  if (asked.length < 3) return []
  return pageRows
    .filter(({ repeats, indexing, layout }) => !repeats && indexing !== 'never' && layout !== 'viewer')
    .map((page) => ({ page, distance: farness(asked, lettersOf(page.path)) }))
    .filter(({ distance }) => distance <= MOST_DIFFERENT)
    .sort((a, b) => a.distance - b.distance)
    .filter(({ page }, index) => !page.shows || (index === 0 && isNumber(searchParams.get('id'))))
    .slice(0, MOST_SHOWN)
    .map(({ page }, index) => ({ name: page.name, href: addressOf(page, index === 0 ? searchParams : withoutId(searchParams)) }))
}

/** The document that an address asks a page for in vain; null for a page that shows none. */
export function missingDocument(target: string): MissingDocument | null {
  const { pathname, searchParams } = new URL(target, 'http://site')
  const path = canonicalPath(pathname)
  if (!pageAt(path)?.shows) return null
  return { path, names: Object.keys(namesInLinks).flatMap((name) => toKeyword(searchParams.get(name) ?? '') || []) }
}

/**
 * What to search for instead: the name that a link carries, else the last words of an address, unless they are the name of a page or of
 * nothing.
 *
 * @param target path and query as they were asked for
 */
export function wordsOf(target: string): string {
  const document = missingDocument(target)
  if (document) return document.names[0] ?? ''
  const { pathname } = new URL(target, 'http://site')
  const last = decoded(pathname).split('/').filter(Boolean).at(-1) ?? ''
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[_+.]+/g, ' ')
    .trim()
  // 中文, or a model: letters with figures.
  return /\p{Script=Han}/u.test(words) || /^(?=.*\d)(?=.*[a-z])[\w\s-]{3,40}$/i.test(words) ? words.slice(0, 60) : ''
}

/** How far apart two addresses are, as a share of their letters; one that begins with the other is near. */
function farness(asked: string, name: string): number {
  const bare = name.replace(/view$/, '')
  const different = Math.min(distanceBetween(asked, name), distanceBetween(asked, bare)) / asked.length
  const shorter = Math.min(asked.length, bare.length)
  const isBeginning = shorter >= 5 && (asked.startsWith(bare) || bare.startsWith(asked))
  return isBeginning ? Math.min(different, 0.3) : different
}

type Row = (typeof pageRows)[number]
type Page = Omit<Row, 'path'>

/** With what the page reads of the address that was asked for. */
function addressOf(page: Row, asked: URLSearchParams): string {
  const known = Object.keys(parametersOf(page)).filter((name) => asked.get(name))
  const query = new URLSearchParams(known.map((name) => [name, asked.get(name) ?? '']))
  return query.size > 0 ? `${page.path}?${query}` : page.path
}

function withoutId(asked: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(asked)
  others.delete('id')
  return others
}

const isNumber = (id: string | null) => /^\d+(_\d+)?$/.test(id ?? '')

/** Without what is typed in this way and that: 大小写, hyphens, an ending of old sites. */
const lettersOf = (path: string) =>
  decoded(path)
    .toLowerCase()
    .replace(/\.(html?|aspx?|php|jsp)$/, '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 60)

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
