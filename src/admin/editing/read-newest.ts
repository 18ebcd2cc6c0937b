import { z } from 'zod'
import type { OpenForm } from './open-form'
import { send } from './send'
import type { Fields } from './shapes'

const document = z.looseObject({ updatedAt: z.string() })

/**
 * The newest version of a form's document.
 *
 * @returns null when it is gone
 * @throws when it can't be read
 */
export async function readNewest({ path }: OpenForm): Promise<(Fields & { updatedAt: string }) | null> {
  const response = await send(`${path}?draft=true&depth=0&fallback-locale=null`, { credentials: 'include' })
  if (response.status === 404) return null
  return document.parse(await response.json())
}
