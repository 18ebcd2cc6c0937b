import { z } from 'zod'
import { BASED_ON_HEADER, EDITED_AS_HEADER } from '../../lib/edit-headers'
import { IDEMPOTENCY_HEADER } from '../../lib/idempotency-header'
import type { OpenForm } from './open-form'
import type { Fields } from './shapes'

const values = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.unknown()))

/** A saving as Payload's forms send it: all values in one field, and the file beside them. */
export type FormSave = { url: string; init: RequestInit; values: Fields; file: File | null; isAutosave: boolean }

/** @returns null for any other request */
export function parseFormSave(url: string, init: RequestInit | undefined): FormSave | null {
  const { body, method = 'get' } = init ?? {}
  if (!init || !(body instanceof FormData) || !['patch', 'post'].includes(method.toLowerCase())) return null
  const parsed = values.safeParse(body.get('_payload'))
  if (!parsed.success) return null
  const file = body.get('file')
  const isAutosave = new URL(url, window.location.origin).searchParams.get('autosave') === 'true'
  return { url, init, values: parsed.data, file: file instanceof File ? file : null, isAutosave }
}

/** The request to send, with the version that the values are based on; null: they make a new document. */
export function requestOf(form: OpenForm, { init, values, file }: FormSave, version: string | null): RequestInit {
  const original = init.body instanceof FormData ? init.body : new FormData()
  const body = new FormData()
  // What is neither is told to external storages.
  for (const [name, value] of original) if (name !== '_payload' && name !== 'file') body.append(name, value)
  body.set('_payload', JSON.stringify(values))
  const upload = file ?? (typeof original.get('file') === 'string' ? original.get('file') : null)
  if (upload) body.set('file', upload)
  const headers = new Headers(init.headers)
  if (version === null) headers.set(IDEMPOTENCY_HEADER, form.idempotencyKeyOf(file))
  else headers.set(BASED_ON_HEADER, version)
  headers.set(EDITED_AS_HEADER, String(form.account.id))
  return { ...init, headers, body }
}
