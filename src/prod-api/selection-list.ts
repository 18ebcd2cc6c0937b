import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { messages } from '../contract/prod-api/envelopes'
import { writingEndpoints } from '../contract/prod-api/writing-endpoints'
import { sentItem } from '../contract/selection-list'
import { listPdf } from '../data-sheet/list-pdf'
import { TooManyOrders } from '../data-sheet/pdf-maker'
import { listLimits, oneLine, UNNAMED } from '../domain/selection-list/list'
import { safeFilename } from '../lib/safe-filename'
import { siteOrigin } from '../lib/site-origin'
import { clientAddress } from '../limits/client-address'
import { limitLists } from '../limits/rate-limits'
import { describeList } from '../lookup/describe-list'
import { exportSelection } from '../lookup/export-selection'
import { selectionSheet } from '../lookup/selection-sheet'
import { away, json, visitorFailure } from './answers'
import { readBody } from './request-body'

/** A thousand codes, none of them short; an export has their notes besides. */
const ENTRIES_BYTES = 256 * 1024
const EXPORT_BYTES = 5 * 1024 * 1024

const contentTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
} as const

/** `POST /prod-api/api/product/selection`: what the rows of a selection list are (spec: prod-api/selection-list). */
export async function answerSelection(request: Request): Promise<Response> {
  const { body, response } = writingEndpoints.describeList
  const { entries } = await readBody(request, body, ENTRIES_BYTES)
  if (entries.length > listLimits.rows) throw visitorFailure(`清单最多 ${listLimits.rows} 行`)
  await limitLists(await getCms(), clientAddress(request))
  return json(response.parse({ code: 200, msg: messages.done, data: await describeList(entries) }))
}

/** A form, as a browser sends it: the rows as JSON in one field. */
const exportBody = z.object({
  name: z.string().max(1000).default(''),
  format: z.enum(['xlsx', 'csv', 'pdf']),
  items: z.preprocess((text) => (typeof text === 'string' ? parsed(text) : text), z.array(sentItem).min(1).max(listLimits.rows)),
})

/** `POST /prod-api/api/product/selection/export`: a selection list as a file (spec: selection-list/export). */
export async function answerSelectionExport(request: Request): Promise<Response> {
  const list = await readBody(request, exportBody, EXPORT_BYTES)
  const { name, format } = list
  await limitLists(await getCms(), clientAddress(request))
  const fileName = `选型清单-${safeFilename(oneLine(name, listLimits.name).replace(/[\\/]/g, '-') || UNNAMED)}.${format}`
  return new Response(new Uint8Array(await fileOf(list)), {
    headers: {
      'Content-Type': contentTypes[format],
      'Content-Disposition': `attachment; filename="selection-list.${format}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'no-store',
    },
  })
}

/** A table, or a PDF, as long as not too many wait for theirs. */
async function fileOf({ name, format, items }: z.infer<typeof exportBody>): Promise<Uint8Array> {
  if (format !== 'pdf') return exportSelection(items, format)
  return listPdf(await selectionSheet({ name, items }, await siteOrigin())).catch((error: unknown) => {
    throw error instanceof TooManyOrders ? away() : error
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
