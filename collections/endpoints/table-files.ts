import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'
import { namedBlock } from '../../src/spreadsheet/block'
import { blockOfFile } from '../../src/spreadsheet/block-of-file'
import { MAX_FILE_BYTES } from '../../src/spreadsheet/limits'
import { FileProblem } from '../../src/spreadsheet/sheet'
import { writeXlsx } from '../../src/spreadsheet/write-xlsx'
import { beginSheet } from './at-once'

const MAX_BODY_BYTES = MAX_FILE_BYTES + 64 * 1024
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const PRIVATE = { 'Cache-Control': 'no-store' }

const upload = z.object({ file: z.instanceof(File) })
const headings = z.array(z.string().min(1).max(100)).min(1).max(50)

/** What a workbook takes for no name of a sheet. */
const NO_NAME = /[[\]:*?/\\]/g

/**
 * A table of a form as a file, and back. Both only convert: nothing is read from the database or written to it (record 0101). For
 * administrators and editors:
 *
 * - `POST /cms-api/table-file/read?heading=…&heading=…` with the file in a form answers its rows (`ReadBlock`);
 * - `POST /cms-api/table-file/write` with `{ name, rows }` answers an XLSX file.
 */
export const tableFiles: Endpoint[] = [
  { path: '/table-file/read', method: 'post', handler: converting(read) },
  { path: '/table-file/write', method: 'post', handler: converting(write) },
]

function converting(work: (req: PayloadRequest) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
    const ended = beginSheet()
    try {
      return await work(req)
    } catch (error) {
      // An editor's mistake is no fault of the site: it is answered and not logged.
      if (error instanceof FileProblem) return Response.json({ errors: [{ message: error.message }] }, { status: 400 })
      throw error
    } finally {
      ended()
    }
  }
}

async function read(req: PayloadRequest): Promise<Response> {
  if (!isShort(req)) throw new FileProblem('文件超过 5 MB，请拆分后分批导入。')
  const known = headings.safeParse(new URL(req.url ?? '', 'http://site').searchParams.getAll('heading')).data
  const form = await req.formData?.().catch(() => null)
  const { data } = upload.safeParse(form ? Object.fromEntries(form) : {})
  if (!data || !known) throw new FileProblem('没有收到文件，请选择 .csv 或 .xlsx 文件后重试。')
  return Response.json(await blockOfFile(Buffer.from(await data.file.arrayBuffer()), known), { headers: PRIVATE })
}

async function write(req: PayloadRequest): Promise<Response> {
  const { data } = namedBlock.safeParse(isShort(req) ? await req.json?.().catch(() => null) : null)
  if (!data) throw new FileProblem('表格太大，无法导出：最多 1000 行、50 列。')
  const file = await writeXlsx([{ name: data.name.replaceAll(NO_NAME, ' '), rows: data.rows }])
  return new Response(new Uint8Array(file), { headers: { ...PRIVATE, 'Content-Type': XLSX } })
}

function isShort(req: PayloadRequest): boolean {
  return Number(req.headers.get('content-length') ?? Number.NaN) <= MAX_BODY_BYTES
}
