import { APIError, type CollectionSlug, type Endpoint, type GlobalSlug, type PayloadRequest } from 'payload'
import { type DraftName, formatDraftName, parseDraftName } from '../../src/domain/draft-name'
import { hasPublicFace, previewAddress } from '../../src/domain/preview-address'
import { PREVIEW_LINK_DAYS, signPreviewLink } from '../../src/domain/preview-link.mjs'
import { hasRole } from '../../src/domain/roles'
import { environment } from '../../src/lib/environment'

const DAY_MS = 86_400_000

/**
 * `GET /cms-api/preview-link?document=news.12`: the address that shows this one draft for a week to whoever has it. Only
 * those who write content give drafts away, and only what they may read themselves.
 */
export const previewLink: Endpoint = {
  path: '/preview-link',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, ['admin', 'editor'])) throw new APIError('没有权限分享草稿', 403, undefined, true)
    const name = parseDraftName(String(req.query.document ?? ''))
    const draft = name && hasPublicFace(name.slug) ? await readDraft(name, req) : null
    const address = name && draft && previewAddress(name.slug, draft)
    if (!address) throw new APIError('内容不存在，或已移到回收站', 404, undefined, true)
    const expires = Date.now() + PREVIEW_LINK_DAYS * DAY_MS
    const token = signPreviewLink(environment.PAYLOAD_SECRET, { document: formatDraftName(name), expires })
    const path = `${address}${address.includes('?') ? '&' : '?'}preview=${token}`
    return Response.json({ path, expires: new Date(expires).toISOString() }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

async function readDraft({ slug, id }: DraftName, req: PayloadRequest): Promise<Record<string, unknown> | null> {
  const options = { depth: 0, draft: true, overrideAccess: false, user: req.user, req } as const
  const { payload } = req
  if (id === null) {
    const global = payload.globals.config.find((config) => config.slug === slug)
    return global ? { ...(await payload.findGlobal({ ...options, slug: global.slug as GlobalSlug })) } : null
  }
  if (!isCollection(slug, payload.collections)) return null
  const document = await payload.findByID({ ...options, collection: slug, id, disableErrors: true })
  return document && { ...document }
}

const isCollection = (slug: string, collections: object): slug is CollectionSlug => slug in collections
