import type { Where } from 'payload'
import { type PageViewSums, sumPageViews } from '../../../database/page-view-sums'
import { pageAt } from '../../../domain/page-at.mjs'
import { parseAddress, type ShownDocument, shownDocument } from '../../../domain/shown-document'
import { groupBy } from '../../../lib/group-by'
import { contentKind, titleOf } from '../content-kinds'
import { findAs, type Reader } from '../reader'
import { lastDays } from './days'

export type ViewedPage = PageViewSums['pages'][number] & { title: string; kind: string }

export type PageViewReport = {
  pages: ViewedPage[]
  /** One number for each of the last days, the oldest first. */
  days: { day: string; count: number }[]
  total: number
}

const DAYS = 30
const LISTED = 10

/** The most viewed pages of the last 30 days with their titles, and all views day by day. */
export async function loadPageViews(reader: Reader): Promise<PageViewReport> {
  const days = lastDays(DAYS)
  const { pages, perDay } = await sumPageViews(reader.payload, { since: days[0] ?? '', limit: LISTED })
  const titles = await loadTitles(reader, pages)
  const counts = days.map((day) => ({ day, count: perDay.get(day) ?? 0 }))
  return {
    pages: pages.map((page) => ({ ...page, ...(titles.get(page.path) ?? nameOf(page.path)) })),
    days: counts,
    total: counts.reduce((sum, { count }) => sum + count, 0),
  }
}

type Name = { title: string; kind: string }

function nameOf(path: string): Name {
  const { pathname } = parseAddress(path)
  return { title: pageAt(pathname)?.name ?? pathname, kind: '' }
}

/** The titles of the things that pages show: one query for each collection. */
async function loadTitles(reader: Reader, pages: PageViewSums['pages']): Promise<ReadonlyMap<string, Name>> {
  const shown = pages.flatMap(({ path }) => {
    const { pathname, query } = parseAddress(path)
    const document = shownDocument(pathname, query)
    return document ? [{ path, ...document }] : []
  })
  const parts = await Promise.all(groupBy(shown, ({ collection }) => collection).map(([, group]) => titlesOf(reader, group)))
  return new Map(parts.flat())
}

type Shown = ShownDocument & { path: string }

async function titlesOf(reader: Reader, group: [Shown, ...Shown[]]): Promise<[string, Name][]> {
  const [first] = group
  const kind = contentKind(reader.payload, first.collection)
  if (!kind) return []
  const where: Where = { [first.field]: { in: group.map(({ value }) => value) } }
  const { docs } = await findAs(reader, { collection: first.collection, where, select: { [kind.titleField]: true, [first.field]: true } })
  return group.flatMap(({ path, field, value }): [string, Name][] => {
    const row = docs.find((document) => String(document[field]) === value)
    return row ? [[path, { title: titleOf(row, kind.titleField), kind: kind.label }]] : []
  })
}
