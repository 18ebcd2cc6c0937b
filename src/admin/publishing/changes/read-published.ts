import { z } from 'zod'
import type { Fields } from '../../editing/shapes'

const stored = z.record(z.string(), z.unknown())

/** What visitors see of a document now: nothing (null), or nobody knows, since the server can't be asked. */
export type Published = Fields | null | 'unknown'

/** @param path of the API, without a query: `/cms-api/news/12` */
export async function readPublished(path: string): Promise<Published> {
  const response = await fetch(`${path}?depth=0&draft=false`, { credentials: 'same-origin' }).catch(() => null)
  const { data } = stored.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  if (!data) return 'unknown'
  return data._status === 'published' ? data : null
}
