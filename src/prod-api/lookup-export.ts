import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { exportedRows } from '../contract/lookup'
import { MAX_LIST_BYTES } from '../domain/code-list/limits'
import { clientAddress } from '../limits/client-address'
import { limitLists } from '../limits/rate-limits'
import { exportList } from '../lookup/export-list'
import { readBody } from './request-body'

const FILE_NAME = '型号核对结果.xlsx'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A form has the list as JSON in one field, so that it can be sent without scripts. */
const body = z.object({
  list: z.preprocess((text) => (typeof text === 'string' ? parsed(text) : text), exportedRows),
})

/** `POST /prod-api/api/product/lookup/export`: the looked-up list as a workbook (spec: lookup/export). */
export async function answerLookupExport(request: Request): Promise<Response> {
  const { list } = await readBody(request, body, MAX_LIST_BYTES)
  await limitLists(await getCms(), clientAddress(request))
  return new Response(new Uint8Array(await exportList(list)), {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="lookup.xlsx"; filename*=UTF-8''${encodeURIComponent(FILE_NAME)}`,
      'Cache-Control': 'no-store',
    },
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
