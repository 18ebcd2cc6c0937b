import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'
import { exportSpreadsheet, formats } from '../../src/spreadsheet/export'
import { FileProblem } from '../../src/spreadsheet/sheet'
import type { SheetCollection } from '../../src/spreadsheet/sheet-kind'
import { recordAudit } from '../hooks/audit'
import { answerWithFile } from './answer-with-file'
import { beginSheet } from './at-once'
import { listedBy } from './listed-by'

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const format = z.enum(formats).catch('xlsx')

/**
 * `GET /cms-api/{collection}/export?format=csv|xlsx`: what the list shows (its filters are in the query), in a form that can
 * be imported again. For administrators and editors; written page by page while it is sent.
 */
export function exportAsSpreadsheet(collection: SheetCollection): Endpoint {
  return {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
      const ended = beginSheet()
      try {
        return await answer(req, collection, ended)
      } catch (error) {
        ended()
        if (error instanceof FileProblem) return Response.json({ errors: [{ message: error.message }] }, { status: 400 })
        throw error
      }
    },
  }
}

async function answer(req: PayloadRequest, collection: SheetCollection, ended: () => void): Promise<Response> {
  const extension = format.parse(req.query.format)
  // Of the request only who it is: it ends before its answer does.
  const reader = { user: req.user, i18n: req.i18n, payloadAPI: 'REST' } as const
  const where = listedBy(req, collection)
  const { count, content } = await exportSpreadsheet(req.payload, { collection, format: extension, where, req: reader })
  // Before the first row leaves, so that none leaves without a trace.
  await recordAudit(req, { action: 'export', collectionSlug: collection, detail: `${extension.toUpperCase()}，${count} 行` })
  return answerWithFile(content, { collection, extension, contentType: contentTypes[extension] }, ended)
}
