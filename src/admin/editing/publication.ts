import { z } from 'zod'
import type { OpenForm } from './open-form'
import { send } from './send'
import type { Fields } from './shapes'

/** What has happened to the public face of a document while a form was open. */
export type Publication = 'published' | 'unpublished' | null

const status = z.object({ _status: z.enum(['draft', 'published']) })

/** Compares what visitors see now with what they saw when the form last heard of it; the form then knows. */
export async function publicationSince(form: OpenForm, newest: Fields): Promise<Publication> {
  const isDrafted = status.safeParse(newest).data
  if (!isDrafted) return null
  const was = form.isPublic
  form.isPublic = await isPublicNow(form)
  form.showPublication(form.isPublic)
  if (was && !form.isPublic) return 'unpublished'
  return form.isPublic && (!was || isDrafted._status === 'published') ? 'published' : null
}

async function isPublicNow({ path }: OpenForm): Promise<boolean> {
  const response = await send(`${path}?depth=0&select[_status]=true`, { credentials: 'include' })
  return status.safeParse(await response.json()).data?._status === 'published'
}
