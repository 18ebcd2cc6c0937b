import { z } from 'zod'
import { send } from './send'

type Credentials = { email: string; password: string; code: string }
type Outcome = 'signed-in' | 'needs-code' | { problem: string }

/** What the endpoint says when it refuses (collections/endpoints/sign-in.ts). */
const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1), code: z.string().optional() })

/** Signs in again; a second factor is asked for when the server wants one. */
export async function signIn({ email, password, code }: Credentials): Promise<Outcome> {
  const body = JSON.stringify({ email, password, ...(code && { code }) })
  const headers = { 'content-type': 'application/json' }
  const response = await send('/cms-api/users/login', { method: 'POST', credentials: 'include', headers, body }).catch(() => null)
  if (!response) return { problem: '网络已断开，请稍后再试。' }
  if (response.ok) return 'signed-in'
  const refused = failure.safeParse(await response.json().catch(() => null)).data
  if (refused?.code === 'second-factor' && code === '') return 'needs-code'
  return { problem: refused?.errors[0]?.message ?? '暂时无法登录，请稍后再试。' }
}
