import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inPages } from '../../src/database/in-pages'
import { hasRole } from '../../src/domain/roles'
import { BYTE_ORDER_MARK, csvRow } from '../../src/lib/csv'
import type { Consultation, ServiceRequest } from '../../src/payload-types'
import { recordAudit } from '../hooks/audit'
import { auditLabel } from '../hooks/audit-subject'
import { answerWithFile } from './answer-with-file'
import { beginSheet } from './at-once'
import { describeFilter } from './describe-filter'
import { listedBy } from './listed-by'

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
      const ended = beginSheet()
      try {
        await recordExport(req, collection)
      } catch (error) {
        ended()
        throw error
      }
      const file = { collection, extension: 'csv', contentType: 'text/csv; charset=utf-8' }
      return answerWithFile(content(req, collection, columns), file, ended)
    },
  }
}

/** Before the first row leaves, so that none leaves without a trace. */
async function recordExport(req: PayloadRequest, collection: Inbox): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: listedBy(req, collection),
    user: req.user,
    overrideAccess: false,
    req,
  })
  const { config } = req.payload.collections[collection]
  await recordAudit(req, {
    action: 'export',
    subject: auditLabel(config.labels.plural, collection),
    collectionSlug: collection,
    detail: `CSV，${totalDocs} 行，筛选：${describeFilter(config.flattenedFields, req)}`,
  })
}

async function* content<I extends Inbox>(req: PayloadRequest, collection: I, columns: readonly CsvColumn<Documents[I]>[]) {
  yield Buffer.from(BYTE_ORDER_MARK + csvRow(columns.map(([heading]) => heading)))
  const pages = inPages({ where: listedBy(req, collection), size: PAGE, newestFirst: true }, async (page) => {
    const { docs } = await req.payload.find({
      ...{ ...page, collection, pagination: false, depth: 1 },
      // Of what a request refers to, the name of its product is all that a column shows.
      populate: { products: { title: true }, 'request-photos': {}, users: {} },
      user: req.user,
      overrideAccess: false,
    })
    return docs
  })
  for await (const docs of pages) yield Buffer.from(docs.map((doc) => csvRow(columns.map(([, cell]) => cell(doc) ?? ''))).join(''))
}
