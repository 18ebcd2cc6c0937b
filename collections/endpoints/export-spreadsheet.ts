import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'
import { formatDateTime } from '../../src/lib/dates'
import { exportSpreadsheet, formats } from '../../src/spreadsheet/export'
import type { SheetCollection } from '../../src/spreadsheet/sheet-kind'
import { recordAudit } from '../hooks/audit'

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const format = z.enum(formats).catch('xlsx')

/**
 * `GET /cms-api/{collection}/export?format=csv|xlsx`: what the list shows (its filters are in the query), in a form that can
 * be imported again. For administrators and editors.
 */
export function exportAsSpreadsheet(collection: SheetCollection): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
      const wanted = format.parse(req.query.format)
      const { count, body } = await exportSpreadsheet(req.payload, { collection, format: wanted, where: whereOf(req, collection), req })
      await recordAudit(req, { action: 'export', collectionSlug: collection, detail: `${wanted.toUpperCase()}，${count} 行` })
      const name = `${collection}-${formatDateTime(new Date().toISOString()).slice(0, 10)}.${wanted}`
      return new Response(new Uint8Array(body), {
        headers: {
          'Content-Type': contentTypes[wanted],
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  }
}

/** The filters and the search text of the list. */
function whereOf({ payload, query }: PayloadRequest, collection: SheetCollection): Where {
  const where: Where = typeof query.where === 'object' ? { ...query.where } : {}
  const search = typeof query.search === 'string' ? query.search : ''
  return mergeListSearchAndWhere({ collectionConfig: payload.collections[collection].config, search, where })
}
