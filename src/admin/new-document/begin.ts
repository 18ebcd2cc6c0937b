import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { editRefusal } from '../../lib/edit-refusal'
import { IDEMPOTENCY_HEADER } from '../../lib/idempotency-header'

/** A document that was begun, as far as it is known. */
export type Begun = Record<string, unknown> & { id: string | number }

type Beginning = {
  /** Of the API: `/cms-api/news`. */
  path: string
  /** Of which document it is a copy; null: of none. */
  template: string | null
  /** What is in it, or what is not as in the template. */
  data: Record<string, unknown>
  /** Names it in all tries to begin it. */
  key: string
}

const made = z.object({ doc: z.looseObject({ id: documentId }) })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string(), data: z.unknown() })]).rest(z.unknown()) })

/**
 * Makes a draft.
 *
 * @returns what is wrong, in words for the editor, when there is none
 */
export async function begin({ path, template, data, key }: Beginning): Promise<Begun | string> {
  const address = template === null ? path : `${path}/${template}/duplicate`
  const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key }
  const init = { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify({ ...data, _status: 'draft' }) } as const
  const response = await fetch(`${address}?draft=true&depth=0`, init).catch(() => null)
  if (!response) return '网络已断开，没有新建。请稍后再试。'
  if (response.status === 401 || response.status === 403) return '没有新建：登录已过期，或没有权限。请重新登录后再试。'
  const body: unknown = await response.json().catch(() => null)
  const begun = made.safeParse(body).data?.doc
  if (begun) return begun
  const refusal = refused.safeParse(body).data?.errors[0]
  // Its answer was lost on its way.
  const known = editRefusal.safeParse(refusal?.data).data
  if (known?.code === 'already-created') return { id: known.id }
  return refusal?.message ?? '没有新建，请稍后再试。'
}
