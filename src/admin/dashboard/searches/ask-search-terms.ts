import { z } from 'zod'

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

/** Has something done about a term; what goes wrong is thrown as a sentence for editors. */
export async function askSearchTerms(what: 'put-away' | 'synonym', body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const init: RequestInit = { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(body) }
  const response = await fetch(`/cms-api/search-terms/${what}`, init).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok) return answer
  const refusal = response && response.status < 500 ? failure.safeParse(answer).data : undefined
  throw new Error(refusal?.errors[0]?.message ?? '服务器没有回应，请检查网络后重试。')
}
