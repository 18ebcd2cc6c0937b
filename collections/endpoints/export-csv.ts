import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { hasRole } from '../../src/domain/roles'
import { BYTE_ORDER_MARK, csvRow } from '../../src/lib/csv'
import { formatDateTime } from '../../src/lib/dates'
import type { Consultation, ServiceRequest } from '../../src/payload-types'
import { recordAudit } from '../hooks/audit'
import { auditLabel } from '../hooks/audit-subject'
import { describeFilter } from './describe-filter'

type Documents = { 'service-requests': ServiceRequest; consultations: Consultation }
type Inbox = keyof Documents

/** A column of the file: its heading, and the cell of a document. */
export type CsvColumn<D> = [heading: string, cell: (doc: D) => string | null | undefined]

/** The cell of the product that a request is about: its name, as long as there is such a product. */
export function productTitle(product: ServiceRequest['product']): string {
  return typeof product === 'object' && product !== null ? product.title : ''
}

/** So many documents are in memory at a time. */
const PAGE = 500

/**
 * `GET /cms-api/{collection}/export`: what the list shows (its filters are in the query), as CSV. For those who may read
 * personal data; written page by page while it is sent. The audit log has who exported what.
 */
export function exportCsv<I extends Inbox>(collection: I, columns: readonly CsvColumn<Documents[I]>[]): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, ['admin', 'service'])) throw new APIError('没有权限', 403, undefined, true)
      await recordExport(req, collection)
      const name = `${collection}-${formatDateTime(new Date().toISOString()).slice(0, 10)}.csv`
      return new Response(toStream(rows(req, collection, columns)), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  }
}

/** Before the first row leaves, so that none leaves without a trace. */
async function recordExport(req: PayloadRequest, collection: Inbox): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection, where: whereOf(req, collection), user: req.user, overrideAccess: false, req })
  const { config } = req.payload.collections[collection]
  await recordAudit(req, {
    action: 'export',
    subject: auditLabel(config.labels.plural, collection),
    collectionSlug: collection,
    detail: `CSV，${totalDocs} 行，筛选：${describeFilter(config.flattenedFields, req)}`,
  })
}

async function* rows<I extends Inbox>(req: PayloadRequest, collection: I, columns: readonly CsvColumn<Documents[I]>[]) {
  yield BYTE_ORDER_MARK + csvRow(columns.map(([heading]) => heading))
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await req.payload.find({
      collection,
      where: whereOf(req, collection),
      sort: ['-createdAt', '-id'],
      limit: PAGE,
      page,
      depth: 1,
      // Of what a request refers to, the name of its product is all that a column shows.
      populate: { products: { title: true }, 'request-photos': {}, users: {} },
      user: req.user,
      overrideAccess: false,
    })
    yield docs.map((doc) => csvRow(columns.map(([, cell]) => cell(doc) ?? ''))).join('')
    if (!hasNextPage) return
  }
}

/** The filters and the search text of the list. */
function whereOf({ payload, query }: PayloadRequest, collection: Inbox): Where {
  const where: Where = typeof query.where === 'object' ? { ...query.where } : {}
  const search = typeof query.search === 'string' ? query.search : ''
  return mergeListSearchAndWhere({ collectionConfig: payload.collections[collection].config, search, where })
}

function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await parts.return(undefined)
    },
  })
}
