import type { Where } from 'payload'
import { findAs, type Reader } from '../reader'

/** An inbox with what nobody has taken up yet; never a name or a number of a person. */
export type Inbox = { key: string; label: string; total: number; href: string; newestAt: string | null }

/** What has been open for longer than the settings allow: no night takes it away, somebody has to complete it. */
export type Overdue = Omit<Inbox, 'newestAt'> & { oldestAt: string | null; days: number }

const NEW: Where = { status: { equals: '0' } }

type Source = { key: string; label: string; collection: 'service-requests' | 'consultations'; kind: Where }

const inboxes: readonly Source[] = [
  { key: 'repair', label: '报修', collection: 'service-requests', kind: { kind: { equals: 'repair' } } },
  { key: 'feedback', label: '意见反馈', collection: 'service-requests', kind: { kind: { equals: 'feedback' } } },
  { key: 'consultations', label: '项目咨询', collection: 'consultations', kind: {} },
]

/** What waits in each inbox, with the address of the list that shows it. */
export async function loadRequests(reader: Reader): Promise<Inbox[]> {
  return Promise.all(
    inboxes.map(async ({ key, label, collection, kind }): Promise<Inbox> => {
      const { docs, totalDocs } = await findAs(reader, {
        collection,
        where: { and: [NEW, kind] },
        select: { createdAt: true },
        sort: '-createdAt',
        limit: 1,
      })
      return { key, label, total: totalDocs, href: listAddress(collection, key, NEW), newestAt: createdAtOf(docs[0]) }
    }),
  )
}

function createdAtOf(row: object | undefined): string | null {
  const createdAt: unknown = row ? Reflect.get(row, 'createdAt') : undefined
  return typeof createdAt === 'string' ? createdAt : null
}

/** What is overdue in each inbox; nothing of an inbox where nothing is. */
export async function loadOverdue(reader: Reader): Promise<Overdue[]> {
  const { retention } = await reader.payload.findGlobal({
    slug: 'service-settings',
    depth: 0,
    user: reader.user,
    overrideAccess: false,
  })
  const days = retention.overdueDays
  const before = new Date(Date.now() - days * DAY_MS).toISOString()
  const isOverdue: Where = { status: { not_equals: '2' }, createdAt: { less_than: before } }
  const found = await Promise.all(
    inboxes.map(async ({ key, label, collection, kind }): Promise<Overdue> => {
      const { docs, totalDocs } = await findAs(reader, {
        collection,
        where: { and: [isOverdue, kind] },
        select: { createdAt: true },
        sort: 'createdAt',
        limit: 1,
      })
      const oldestAt = createdAtOf(docs[0])
      return { key, label, total: totalDocs, href: listAddress(collection, key, isOverdue), oldestAt, days }
    }),
  )
  return found.filter(({ total }) => total > 0)
}

const DAY_MS = 24 * 3_600_000

/** The list, filtered as the admin's own filters do it. */
function listAddress(collection: string, kind: string, where: Where): string {
  const isOfKind: Where = collection === 'service-requests' ? { kind: { equals: kind } } : {}
  const conditions = Object.entries({ ...where, ...isOfKind }).flatMap(([field, test]) =>
    Object.entries(test).map((entry) => [field, ...entry]),
  )
  const filters = conditions.map(([field, operator, value], index) => `where[or][0][and][${index}][${field}][${operator}]=${value}`)
  return `/admin/collections/${collection}?${filters.join('&')}`
}
