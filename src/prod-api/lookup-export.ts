import 'server-only'
import { z } from 'zod'
import { getCms } from '../cms'
import { exportedRow } from '../contract/lookup'
import { MAX_CODES, MAX_LIST_BYTES } from '../domain/code-list/limits'
import { clientAddress } from '../limits/client-address'
import { limitLists } from '../limits/rate-limits'
import { exportList } from '../lookup/export-list'
import { readBody } from './request-body'

const FILE_NAME = '型号核对结果.xlsx'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A form that can be sent without scripts: the list as JSON in one field, and a field `chosen-5` for what was chosen in row 5. */
const body = z.looseObject({
  list: z.preprocess((text) => (typeof text === 'string' ? parsed(text) : text), z.array(exportedRow).min(1).max(MAX_CODES)),
})

const CHOSEN = /^chosen-(\d{1,7})$/

/** `POST /prod-api/api/product/lookup/export`: the looked-up list as a workbook (spec: lookup/export). */
export async function answerLookupExport(request: Request): Promise<Response> {
  const { list, ...fields } = await readBody(request, body, MAX_LIST_BYTES)
  await limitLists(await getCms(), clientAddress(request))
  return new Response(new Uint8Array(await exportList(list, chosenIn(fields))), {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="lookup.xlsx"; filename*=UTF-8''${encodeURIComponent(FILE_NAME)}`,
      'Cache-Control': 'no-store',
    },
  })
}

const chosenIn = (fields: Record<string, unknown>): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, code]) => {
      const row = CHOSEN.exec(name)?.[1]
      return row && typeof code === 'string' ? [[Number(row), code] as const] : []
    }),
  )

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
