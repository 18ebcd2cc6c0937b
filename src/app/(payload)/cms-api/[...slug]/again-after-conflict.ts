import { z } from 'zod'
import { editRefusal } from '@/lib/edit-refusal'
import { pauseAfter, TRIES } from '@/lib/tries'

/** What staff sends without a file is no longer (src/server/request-limits.mjs); what is longer is not kept for another time. */
const LONGEST = 6 * 2 ** 20

const refused = z.object({ errors: z.tuple([z.object({ data: editRefusal })]) })

/**
 * Has a request handled again of which nothing was stored because another one wrote the same at the same moment: on MongoDB two
 * transactions conflict, where SQLite lets one wait for the other (record 0051).
 */
export function againAfterConflict<More extends unknown[]>(handle: (request: Request, ...more: More) => Promise<Response>) {
  return async (request: Request, ...more: More): Promise<Response> => {
    if (Number(request.headers.get('content-length')) > LONGEST) return handle(request, ...more)
    const { url, method, headers, signal } = request
    const body = request.body && (await request.arrayBuffer().catch(() => null))
    if (request.body && !body) return Response.json({ errors: [{ message: '没有收到完整的内容，请重试。' }] }, { status: 400 })
    for (let tries = 1; ; tries += 1) {
      const response = await handle(new Request(url, { method, headers, signal, body }), ...more)
      if (tries === TRIES || !(await hasMetAnother(response))) return response
      await pauseAfter(tries)
    }
  }
}

async function hasMetAnother(response: Response): Promise<boolean> {
  if (response.status !== 409) return false
  const { data } = refused.safeParse(await response.clone().json())
  const [refusal] = data?.errors ?? []
  return refusal?.data.code === 'newer-version' && refusal.data.isAtOnce === true
}
