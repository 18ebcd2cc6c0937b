import type { Where } from 'payload'
import { findAs, type Reader } from '../reader'

/** An inbox with what nobody has taken up yet; never a name or a number of a person. */
export type Inbox = { key: string; label: string; total: number; href: string; newestAt: string | null }

const NEW: Where = { status: { equals: '0' } }

type Source = { key: string; label: string; collection: 'service-requests' | 'consultations'; where: Where }

const inboxes: readonly Source[] = [
  { key: 'repair', label: '报修', collection: 'service-requests', where: { and: [NEW, { kind: { equals: 'repair' } }] } },
  { key: 'feedback', label: '意见反馈', collection: 'service-requests', where: { and: [NEW, { kind: { equals: 'feedback' } }] } },
  { key: 'consultations', label: '项目咨询', collection: 'consultations', where: NEW },
]

/** What waits in each inbox, with the address of the list that shows it. */
export async function loadRequests(reader: Reader): Promise<Inbox[]> {
  return Promise.all(
    inboxes.map(async ({ key, label, collection, where }): Promise<Inbox> => {
      const { docs, totalDocs } = await findAs(reader, {
        collection,
        where,
        select: { createdAt: true },
        sort: '-createdAt',
        limit: 1,
      })
      return { key, label, total: totalDocs, href: listAddress(collection, key), newestAt: createdAtOf(docs[0]) }
    }),
  )
}

function createdAtOf(row: object | undefined): string | null {
  const createdAt: unknown = row ? Reflect.get(row, 'createdAt') : undefined
  return typeof createdAt === 'string' ? createdAt : null
}

/** The list, filtered as the admin's own filters do it. */
function listAddress(collection: string, kind: string): string {
  const filters = ['where[or][0][and][0][status][equals]=0']
  if (collection === 'service-requests') filters.push(`where[or][0][and][1][kind][equals]=${kind}`)
  return `/admin/collections/${collection}?${filters.join('&')}`
}
