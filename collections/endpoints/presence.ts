import { APIError, type CollectionSlug, type Endpoint, executeAccess, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { forgetForm, idInKey, keysOf, noteForm, noteTakeOver, openForms, takenOverFrom } from '../../src/accounts/open-forms'

const call = z.object({
  slug: z.string().max(60),
  /** Of a document; globals have none. */
  id: z.union([z.string().max(40), z.number()]).nullable(),
  /** One open form: a tab, or a drawer in it. */
  form: z.uuid(),
  since: z.iso.datetime(),
  leaves: z.boolean().default(false),
  /** Was something changed in it since it was opened? */
  edits: z.boolean().default(false),
  /** From now on it is the one that is written in; the others wait. */
  takesOver: z.boolean().default(false),
})
type Call = z.infer<typeof call>

/**
 * `POST /cms-api/editing/presence`: a form says that it is open, and learns which others are open on the same document, and whether
 * one of them has taken the document over. It is for those who may change the document, and nobody else learns who works at what.
 */
export const presence: Endpoint = {
  path: '/editing/presence',
  method: 'post',
  handler: async (req) => {
    const body = call.safeParse(await req.json?.().catch(() => null))
    if (!body.success) throw new APIError('请求不完整', 400, undefined, true)
    const { data } = body
    if (!req.user || !(await mayChange(data, req))) throw new APIError('没有权限', 403, undefined, true)
    const document = keysOf(data.slug, data.id)
    const key = `${document}${data.form}`
    if (data.leaves) {
      await forgetForm(req.payload, document, key)
      return answer([], null)
    }
    const account = String(req.user.id)
    await noteForm(req.payload, key, { account, name: req.user.name, since: data.since, edits: data.edits })
    if (data.takesOver) await noteTakeOver(req.payload, document, key)
    const forms = await openForms(req.payload, document)
    const takenOver = await takenOverFrom(req.payload, document, key, forms)
    const told = ({ account: who, ...form }: { account: string; name: string }) => ({ ...form, isMyself: who === account })
    const others = forms.filter((other) => other.key !== key).map(({ data: { seenAt: _, ...form } }) => told(form))
    return answer(others, takenOver && told(takenOver))
  },
}

const list = z.object({ slug: z.string().max(60) })

/** `GET /cms-api/editing/presence?slug=news`: who has which documents of a collection open, for its list. One reading for all rows. */
export const presenceInList: Endpoint = {
  path: '/editing/presence',
  method: 'get',
  handler: async (req) => {
    const query = list.safeParse(req.query)
    const config = query.success ? Reflect.get(req.payload.collections, query.data.slug)?.config : undefined
    if (!req.user || !config) throw new APIError('没有权限', 403, undefined, true)
    // Lists ask by themselves: who only reads is told of nobody.
    const mayChangeAll = (await executeAccess({ req, disableErrors: true }, config.access.update)) === true
    if (!mayChangeAll) return Response.json({ editors: [] })
    const found = await openForms(req.payload, keysOf(config.slug))
    const editors = found.map(({ key, data }) => ({
      id: idInKey(key),
      name: data.name,
      isMyself: data.account === String(req.user?.id),
    }))
    return Response.json({ editors }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

const answer = (others: object[], takenOverBy: object | null) =>
  Response.json({ others, takenOverBy }, { headers: { 'Cache-Control': 'no-store' } })

async function mayChange({ slug, id }: Call, req: PayloadRequest): Promise<boolean> {
  const { payload } = req
  if (id === null) {
    const global = payload.globals.config.find((config) => config.slug === slug)
    return global !== undefined && Boolean(await executeAccess({ req, disableErrors: true }, global.access.update))
  }
  const { config } = Reflect.get(payload.collections, slug) ?? {}
  if (!config) return false
  const allowed: boolean | Where = await executeAccess({ id, req, disableErrors: true }, config.access.update)
  if (typeof allowed === 'boolean') return allowed
  // As a text both databases know it for what it is; MongoDB takes no number for an id.
  const where: Where = { and: [{ id: { equals: String(id) } }, allowed] }
  return (await payload.count({ collection: slug as CollectionSlug, where, overrideAccess: true })).totalDocs === 1
}
