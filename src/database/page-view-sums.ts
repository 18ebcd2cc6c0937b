import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { BasePayload } from 'payload'
import { z } from 'zod'
import { isMongoose } from './is-mongoose'
import { isSqlite } from './is-sqlite'

type Range = {
  /** The first day, as `yyyy-MM-dd`. */
  since: string
  /** How many pages are named. */
  limit: number
}

const page = z.object({ path: z.string(), desktop: z.number(), mobile: z.number() })
const day = z.object({ day: z.string(), count: z.number() })

export type PageViewSums = {
  /** The most viewed pages, the first first. */
  pages: z.infer<typeof page>[]
  /** All views of each day that has some. */
  perDay: ReadonlyMap<string, number>
}

/**
 * Page views since a day, added up by the database itself: there can be a row for each page, layout and day
 * (record 0010), and only sums are shown.
 */
export async function sumPageViews({ db }: BasePayload, range: Range): Promise<PageViewSums> {
  const adapter: { name: string } = db
  if (isMongoose(adapter)) return sumInMongo(adapter.connection.collection('page-views'), range)
  if (!isSqlite(adapter)) throw new Error(`No sums of page views for the database ${adapter.name}`)
  return sumInSqlite(adapter.client, range)
}

const PAGES = `
  SELECT path,
    SUM(CASE WHEN layout = 'mobile' THEN 0 ELSE count END) AS desktop,
    SUM(CASE WHEN layout = 'mobile' THEN count ELSE 0 END) AS mobile
  FROM page_views WHERE day >= ? GROUP BY path ORDER BY SUM(count) DESC, path LIMIT ?`

const PER_DAY = 'SELECT day, SUM(count) AS count FROM page_views WHERE day >= ? GROUP BY day'

async function sumInSqlite(client: SQLiteAdapter['client'], { since, limit }: Range): Promise<PageViewSums> {
  const [pages, days] = await Promise.all([
    client.execute({ sql: PAGES, args: [since, limit] }),
    client.execute({ sql: PER_DAY, args: [since] }),
  ])
  return toSums(pages.rows, days.rows)
}

type Aggregated = { aggregate: (stages: object[]) => { toArray: () => Promise<unknown[]> } }

async function sumInMongo(views: Aggregated, { since, limit }: Range): Promise<PageViewSums> {
  const recent = { $match: { day: { $gte: since } } }
  const isMobile = { $eq: ['$layout', 'mobile'] }
  const sums = {
    _id: '$path',
    desktop: { $sum: { $cond: [isMobile, 0, '$count'] } },
    mobile: { $sum: { $cond: [isMobile, '$count', 0] } },
    all: { $sum: '$count' },
  }
  const [pages, days] = await Promise.all([
    views.aggregate([recent, { $group: sums }, { $sort: { all: -1, _id: 1 } }, { $limit: limit }, { $set: { path: '$_id' } }]).toArray(),
    views.aggregate([recent, { $group: { _id: '$day', count: { $sum: '$count' } } }, { $set: { day: '$_id' } }]).toArray(),
  ])
  return toSums(pages, days)
}

function toSums(pages: unknown, days: unknown): PageViewSums {
  const perDay = z.array(day).parse(days)
  return { pages: z.array(page).parse(pages), perDay: new Map(perDay.map((row) => [row.day, row.count])) }
}
