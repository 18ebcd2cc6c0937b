import type { Suggestion } from '@/contract/suggestions'

export type Group = {
  name: string
  /** Beside the other groups rather than among them, where there is room. */
  isAside: boolean
  suggestions: readonly Suggestion[]
}

type Kind = Suggestion['kind']
type Place = { name: string; kinds: readonly Kind[]; most: number; isAside: boolean }

const codes: Place = { name: '订货型号', kinds: ['code'], most: 4, isAside: false }
const products: Place = { name: '产品', kinds: ['product'], most: 3, isAside: false }
const categories: Place = { name: '类别', kinds: ['category'], most: 2, isAside: true }
const documents: Place = { name: '文档', kinds: ['document'], most: 2, isAside: true }
const cases: Place = { name: '方案与案例', kinds: ['solution', 'story'], most: 2, isAside: true }
const news: Place = { name: '新闻', kinds: ['news'], most: 2, isAside: true }

const places = [codes, products, categories, documents, cases, news]
/** So many products where no codes stand above them. */
const MOST_WITHOUT_CODES = 6

/** One below the other: documents before categories. */
const placesOnPhone = [codes, products, documents, categories, cases, news]

/** Suggestions in their groups, which have a fixed order; without empty ones. An address stands once. */
export function groupsOf(suggestions: readonly Suggestion[], isPhone: boolean): Group[] {
  const once = suggestions.filter(({ url }, index) => suggestions.findIndex((other) => other.url === url) === index)
  const hasCodes = once.some(({ kind }) => kind === 'code')
  const roomFor = (place: Place) => (place === products && !hasCodes ? MOST_WITHOUT_CODES : place.most)
  return (isPhone ? placesOnPhone : places)
    .map((place) => ({
      name: place.name,
      isAside: place.isAside,
      suggestions: once.filter(({ kind }) => place.kinds.includes(kind)).slice(0, roomFor(place)),
    }))
    .filter((group) => group.suggestions.length > 0)
}

/** A piece of a title, and whether it was asked for. */
export type Piece = { text: string; isMatch: boolean }

/** A title in pieces; `matched` are parts of it, in their order (spec: search/marks). */
export function piecesOf(title: string, matched: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of matched) {
    const at = match ? title.indexOf(match, end) : -1
    if (at < 0) continue
    pieces.push({ text: title.slice(end, at), isMatch: false }, { text: match, isMatch: true })
    end = at + match.length
  }
  return [...pieces, { text: title.slice(end), isMatch: false }].filter(({ text }) => text !== '')
}
