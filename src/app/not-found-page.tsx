import { headers } from 'next/headers'
import { permanentRedirect, redirect } from 'next/navigation'
import { nearDocuments } from '@/content/near-documents'
import { findRedirect } from '@/content/redirects'
import { nearestPages, wordsOf } from '@/domain/nearest-page'
import { TARGET_HEADER } from '@/lib/internal-headers.mjs'
import { RESPONSE_HEADER, setStatus } from '@/lib/response-marks.mjs'
import { NotFoundView } from '@/views/not-found/not-found'

/**
 * The designed not-found page, rendered on the server and sent with HTTP 404; or the way to the new address, when editors
 * gave one to the old address that is asked for (HTTP 308 or 307).
 */
export async function NotFoundPage() {
  const requestHeaders = await headers()
  const target = requestHeaders.get(TARGET_HEADER) ?? ''
  const moved = await findRedirect(target)
  if (moved?.isPermanent) permanentRedirect(moved.to)
  if (moved) redirect(moved.to)
  setStatus(requestHeaders.get(RESPONSE_HEADER), 404)
  return <NotFoundView nearest={[...(await nearDocuments(target)), ...nearestPages(target)]} words={wordsOf(target)} />
}
