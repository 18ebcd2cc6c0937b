import { distanceBetween } from '../lib/letter-distance'
import { pageRows, parametersOf } from './page-at.mjs'

export type NearPage = { name: string; href: string }

/** More than this share of the letters must not differ. */
const MOST_DIFFERENT = 0.4
const MOST_SHOWN = 3

/**
 * The pages that somebody may have meant by an address that leads nowhere (spec: addresses/nearest-page).
 *
 * @param target path and query as they were asked for
 * @returns the nearest one first; a page that needs a number is there only with the one that was given
 */
export function nearestPages(target: string): NearPage[] {
  const { pathname, searchParams } = new URL(target, 'http://site')
  const asked = lettersOf(pathname)
  if (asked.length < 3) return []
  return pageRows
    .filter(({ repeats, indexing, layout }) => !repeats && indexing !== 'never' && layout !== 'viewer')
    .map((page) => ({ page, distance: farness(asked, lettersOf(page.path)) }))
    .filter(({ page, distance }) => distance > 0 && distance <= MOST_DIFFERENT && (!page.shows || isNumber(searchParams.get('id'))))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_SHOWN)
    .map(({ page }) => ({ name: page.name, href: addressOf(page, searchParams) }))
}

/**
 * What to search for instead: the last words of an address, unless they are the name of a page or of nothing.
 *
 * @param target path and query as they were asked for
 */
export function wordsOf(target: string): string {
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
  if (asked === name) return 0
  const bare = name.replace(/view$/, '')
  const shorter = Math.min(asked.length, bare.length)
  if (shorter >= 5 && (asked.startsWith(bare) || bare.startsWith(asked))) return 0.3
  return Math.min(distanceBetween(asked, name), distanceBetween(asked, bare)) / asked.length
}

type Row = (typeof pageRows)[number]

/** With what the page reads of the address that was asked for. */
function addressOf(page: Row, asked: URLSearchParams): string {
  const known = Object.keys(parametersOf(page)).filter((name) => asked.get(name))
  const query = new URLSearchParams(known.map((name) => [name, asked.get(name) ?? '']))
  return query.size > 0 ? `${page.path}?${query}` : page.path
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
