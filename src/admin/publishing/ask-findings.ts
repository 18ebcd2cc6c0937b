import { z } from 'zod'
import { type PublishFinding, publishFinding } from '../../domain/publish-finding'

const answer = z.object({ findings: z.array(publishFinding) })

/**
 * Asks what stands in the way of publishing a document, as its form holds it.
 *
 * @param document its name: `news.12`
 * @returns null when the server can't be asked
 */
export async function askFindings(document: string, data: Record<string, unknown>): Promise<PublishFinding[] | null> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify({ document, data }) } as const
  const response = await fetch('/cms-api/publish-check', init).catch(() => null)
  if (!response?.ok) return null
  return answer.safeParse(await response.json().catch(() => null)).data?.findings ?? null
}
