import { z } from 'zod'

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** What the form asks the server for; what goes wrong is thrown as a sentence for the staff. */
export async function ask(what: 'find' | 'export' | 'erase', body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  const init: RequestInit = { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(body) }
  const response = await fetch(`/cms-api/personal-data/${what}`, init).catch(() => null)
  if (response?.ok) return response
  const refusal = response && response.status < 500 ? failure.safeParse(await response.json().catch(() => null)).data : undefined
  throw new Error(refusal?.errors[0]?.message ?? '服务器没有回应，请检查网络后重试。')
}
