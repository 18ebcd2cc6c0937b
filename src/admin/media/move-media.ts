import { z } from 'zod'
import { type DocumentId, documentId } from '../../lib/document-id'

const answer = z.object({
  docs: z.array(z.object({ id: documentId })).catch([]),
  errors: z.array(z.object({ message: z.string() })).catch([]),
})

export type Moved = { ids: readonly DocumentId[]; reason: string | null }

const SIGNED_OUT = '登录已失效：请在新窗口重新登录，再移动一次'
const NO_ANSWER = '网络中断，请再移动一次'
const NOT_MOVED = '没有移动，请再试一次'

/**
 * Puts pictures into a folder, all of them in one request.
 *
 * @param folder null for none
 * @returns those that lie there now, and why others don't
 */
export async function moveMedia(ids: readonly DocumentId[], folder: string | null): Promise<Moved> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'PATCH', credentials: 'include', headers, body: JSON.stringify({ folder }) } as const
  const where = new URLSearchParams({ 'where[id][in]': ids.join(','), depth: '0' })
  const response = await fetch(`/cms-api/media?${where}`, request).catch(() => null)
  if (!response) return { ids: [], reason: NO_ANSWER }
  if (response.status === 401 || response.status === 403) return { ids: [], reason: SIGNED_OUT }
  const { docs, errors } = answer.catch({ docs: [], errors: [] }).parse(await response.json().catch(() => null))
  const moved = docs.map(({ id }) => id)
  return { ids: moved, reason: moved.length === ids.length ? null : (errors[0]?.message ?? NOT_MOVED) }
}
