import { z } from 'zod'

const fieldError = z.object({ path: z.string(), message: z.string() })
const refusal = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z
          .object({ errors: z.array(fieldError) })
          .optional()
          .catch(undefined),
      }),
    )
    .min(1),
  code: z.string().optional(),
  ticket: z.string().optional(),
})

/** What went wrong, in words for whoever asked; `field` is where, when it is one of the form. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code = '',
    readonly ticket = '',
    readonly field = '',
  ) {
    super(message)
  }
}

type Call = { method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'; body?: object }

/**
 * Asks the API for accounts.
 *
 * @param path after `/cms-api/users/`
 * @param schema of the answer
 * @throws Refused with a Chinese message
 */
export async function ask<T>(path: string, schema: z.ZodType<T>, { method = 'POST', body }: Call = {}): Promise<T> {
  const response = await fetch(`/cms-api/users/${path}`, {
    method,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'zh' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => null)
  if (!response) throw new Refused('没有连上网站。请检查网络，再试一次。')
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw refused(answer)
  return schema.parse(answer)
}

function refused(answer: unknown): Refused {
  const { data } = refusal.safeParse(answer)
  const [error] = data?.errors ?? []
  if (!data || !error) return new Refused('网站暂时无法完成此操作，请稍后再试。')
  const [field] = error.data?.errors ?? []
  return new Refused(field?.message ?? error.message, data.code, data.ticket, field?.path)
}

/** What to say of an error; what this code did not expect is not shown to anybody. */
export const messageOf = (error: unknown) => (error instanceof Refused ? error.message : '操作没有完成，请刷新页面后再试。')
