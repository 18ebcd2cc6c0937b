import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'
import { checkImport, type ImportRequest, runImport } from '../../src/spreadsheet/import'
import { MAX_FILE_BYTES } from '../../src/spreadsheet/limits'
import type { ImportReport } from '../../src/spreadsheet/report'
import { FileProblem } from '../../src/spreadsheet/sheet'
import type { SheetCollection } from '../../src/spreadsheet/sheet-kind'
import { recordAudit } from '../hooks/audit'
import { beginSheet } from './at-once'

/** The form's other parts are short. */
const MAX_BODY_BYTES = MAX_FILE_BYTES + 64 * 1024

const upload = z.object({
  file: z.instanceof(File),
  publish: z.enum(['0', '1']).catch('0'),
  fingerprint: z.string().catch(''),
})

/**
 * For administrators and editors, with the file in a form (`file`, `publish`, `fingerprint`):
 *
 * - `POST /cms-api/{collection}/import/check` says what an import would do;
 * - `POST /cms-api/{collection}/import` does it, when the content is still what was checked.
 *
 * Both answer an `ImportReport`.
 */
export function importSpreadsheet(collection: SheetCollection): Endpoint[] {
  return [
    { path: '/import/check', method: 'post', handler: answering(collection, (req, { request }) => checkImport(req.payload, request)) },
    { path: '/import', method: 'post', handler: answering(collection, carryOut) },
  ]
}

type Received = { request: ImportRequest; fingerprint: string }

function answering(collection: SheetCollection, work: (req: PayloadRequest, received: Received) => Promise<ImportReport>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限', 403, undefined, true)
    const ended = beginSheet()
    try {
      return Response.json(await work(req, await receive(req, collection)), { headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      // An editor's mistake is no fault of the site: it is answered and not logged.
      if (error instanceof FileProblem) return Response.json({ errors: [{ message: error.message }] }, { status: 400 })
      throw error
    } finally {
      ended()
    }
  }
}

function carryOut(req: PayloadRequest, { request, fingerprint }: Received): Promise<ImportReport> {
  return runImport(req.payload, { ...request, fingerprint }, async ({ counts: { created, changed } }, transactionReq) => {
    const detail = `新建 ${created}，修改 ${changed}${request.publish ? '，并发布' : ''}`
    await recordAudit(transactionReq, { action: 'import', collectionSlug: request.collection, detail })
  })
}

async function receive(req: PayloadRequest, collection: SheetCollection): Promise<Received> {
  const length = Number(req.headers.get('content-length') ?? Number.NaN)
  if (!(length <= MAX_BODY_BYTES)) throw new FileProblem('文件超过 5 MB，请拆分后分批导入。')
  const form = await req.formData?.().catch(() => null)
  const { data } = upload.safeParse(form ? Object.fromEntries(form) : {})
  if (!data) throw new FileProblem('没有收到文件，请选择 .csv 或 .xlsx 文件后重试。')
  const bytes = Buffer.from(await data.file.arrayBuffer())
  // Of the request only who it is: what else it holds must not reach the documents that are written.
  const writer = { user: req.user, i18n: req.i18n, payloadAPI: 'REST' } as const
  return { request: { collection, bytes, publish: data.publish === '1', req: writer }, fingerprint: data.fingerprint }
}
