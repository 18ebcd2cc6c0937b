import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../../src/domain/roles'
import { hostsIn, type ImportOrder, orderWith } from '../../src/import-orders/order'
import { Busy, placeImport, placeUndo, readReport, stopWork, wasLookedAt } from '../../src/import-orders/orders'
import { readOverview } from '../../src/import-orders/overview'
import { environment } from '../../src/lib/environment'
import { Problem } from '../../src/lib/problem.mjs'
import { recordAudit } from '../hooks/audit'

const PRIVATE = { 'Cache-Control': 'no-store' }

/** A report quotes what a stranger’s site says: nothing in it runs, loads or is sent. Its own style is all it has. */
const REPORT_POLICY = [
  ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ')

const which = z.object({ id: z.string().max(50) })
const undoBody = which.extend({ isPreview: z.boolean() })

/** Imports of a legacy site from the admin (record 0094): ordered, followed, cancelled, read, and taken back, by administrators alone. */
export const legacyImports: Endpoint[] = [
  { path: '/legacy-import', method: 'get', handler: forAdministrators((req) => overviewNow(req)) },
  {
    path: '/legacy-import/order',
    method: 'post',
    handler: forAdministrators(async (req) => {
      const order = await bodyOf(req, orderWith(hostsIn(environment.LEGACY_IMPORT_HOSTS)))
      if (!order.isDry && !(await wasLookedAt(req.payload, order.from)))
        throw refused('请先对这个旧站试运行一次，看过报告再正式导入。', 409)
      await placeImport(req.payload, order, { by: req.user?.name ?? '', via: 'site' })
      await recordAudit(req, { action: 'import', subject: `旧站 ${order.from}`, detail: detailOf(order) })
      return overviewNow(req)
    }),
  },
  {
    path: '/legacy-import/stop',
    method: 'post',
    handler: forAdministrators(async (req) => {
      const { id } = await bodyOf(req, which)
      const { active } = await readOverview(req.payload)
      await stopWork(req.payload, id)
      if (active?.id === id)
        await recordAudit(req, { action: 'import', subject: `旧站 ${active.source}`, documentId: id, detail: '要求取消' })
      return overviewNow(req)
    }),
  },
  {
    path: '/legacy-import/undo',
    method: 'post',
    handler: forAdministrators(async (req) => {
      const { id, isPreview } = await bodyOf(req, undoBody)
      const { source } = await placeUndo(req.payload, { id, isPreview, overwrites: false }, { by: req.user?.name ?? '', via: 'site' })
      if (!isPreview) await recordAudit(req, { action: 'import', subject: `旧站 ${source}`, documentId: id, detail: '开始撤销' })
      return overviewNow(req)
    }),
  },
  {
    path: '/legacy-import/report/:id',
    method: 'get',
    handler: forAdministrators(async (req) => {
      const { page } = await reportOf(req)
      const headers = { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': REPORT_POLICY }
      return new Response(page, { headers })
    }),
  },
  {
    path: '/legacy-import/report/:id/data',
    method: 'get',
    handler: forAdministrators(async (req) => {
      const { data } = await reportOf(req)
      const headers = { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="legacy-import.json"' }
      return new Response(data, { headers: { ...PRIVATE, ...headers } })
    }),
  },
]

type Handler = (req: PayloadRequest) => Promise<Response>

/** What stands in the way and can be mended is said as it is. */
function forAdministrators(handler: Handler): Handler {
  return async (req) => {
    if (!hasRole(req.user, ['admin'])) throw refused('没有权限', 403)
    try {
      return await handler(req)
    } catch (error) {
      if (error instanceof Problem) throw refused(error.message, error instanceof Busy ? 409 : 400)
      throw error
    }
  }
}

const overviewNow = async ({ payload }: PayloadRequest) => Response.json(await readOverview(payload), { headers: PRIVATE })

async function reportOf({ payload, routeParams }: PayloadRequest) {
  const report = await readReport(payload, String(routeParams?.id ?? ''))
  if (!report) throw refused('没有这份报告。', 404)
  return report
}

async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const given = schema.safeParse(await req.json?.().catch(() => null))
  if (given.success) return given.data
  const [message = ''] = given.error.issues.map((issue) => issue.message).filter(isChinese)
  throw refused(message || '请求内容不完整，请刷新页面后重试。', 400)
}

/** What is no message of ours tells of a form that isn't ours. */
const isChinese = (message: string) => /\p{Script=Han}/u.test(message)

const arrivals = { published: '发布', drafts: '草稿', scheduled: '定时发布' } as const

const detailOf = ({ isDry, arrival, overwrites }: ImportOrder) =>
  isDry ? '开始试运行' : `开始导入，${arrivals[arrival.as]}${overwrites ? '，覆盖编辑的改动' : ''}`

const refused = (message: string, status: number) => new APIError(message, status, undefined, true)
