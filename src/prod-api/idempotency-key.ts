import { IDEMPOTENCY_HEADER } from '@/lib/idempotency-header'

const KEY = /^[\w-]{16,64}$/

/**
 * The key by which a client says that it sends the same thing again because it has heard no answer (spec: prod-api/repetition).
 *
 * @returns null without one, or with one that could be anybody's
 */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? ''
  return KEY.test(key) ? key : null
}
