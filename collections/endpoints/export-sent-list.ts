import { APIError, type Endpoint } from 'payload'
import { z } from 'zod'
import { documentId } from '../../src/lib/document-id'
import type { Consultation } from '../../src/payload-types'
import { writeCsv } from '../../src/spreadsheet/csv'
import { writeXlsx } from '../../src/spreadsheet/write-xlsx'
import { recordAudit } from '../hooks/audit'

const HEADINGS = ['序号', '型号', '产品', '位置与备注', '数量', '提示']

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const format = z.enum(['xlsx', 'csv']).catch('xlsx')

/**
 * `GET /cms-api/consultations/{id}/list?format=xlsx|csv`: the selection list of a consultation as a file (spec: service/consult-list), for
 * those who may read it. The audit log has who exported what.
 */
export const exportSentList: Endpoint = {
  path: '/:id/list',
  method: 'get',
  handler: async (req) => {
    const { data: id } = documentId.safeParse(req.routeParams?.id)
    if (id === undefined || !req.user) throw new APIError('没有权限', 403, undefined, true)
    const { reference, listRows } = await req.payload.findByID({
      collection: 'consultations',
      id,
      depth: 0,
      req,
      user: req.user,
      overrideAccess: false,
    })
    const extension = format.parse(req.query.format)
    const rows = [HEADINGS, ...rowsOf(listRows)]
    await recordAudit(req, {
      action: 'export',
      collectionSlug: 'consultations',
      subject: reference ?? String(id),
      detail: `选型清单，${extension.toUpperCase()}，${rows.length - 1} 行`,
    })
    const body = extension === 'csv' ? Buffer.from(writeCsv(rows)) : await writeXlsx([{ name: '选型清单', rows }])
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': contentTypes[extension],
        'Content-Disposition': `attachment; filename="${reference || id}-list.${extension}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

const rowsOf = (listRows: Consultation['listRows']): string[][] =>
  (listRows ?? []).map(({ product, code, title, note, quantity, remark }, index) => [
    String(index + 1),
    code || title || product || '',
    title ?? '',
    note ?? '',
    String(quantity),
    remark ?? '',
  ])

/** The list in one cell of the export of all consultations, a row in a line. */
export const listCell = ({ listName, listRows }: Consultation): string =>
  [
    ...(listName ? [`${listName}：`] : []),
    ...(listRows ?? []).map(
      ({ code, title, product, quantity, note }) => `${code || title || product} × ${quantity}${note ? `（${note}）` : ''}`,
    ),
  ].join('\n')
