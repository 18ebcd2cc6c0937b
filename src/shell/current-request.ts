import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { authenticatePreview, sharedPreview } from '../content/preview'
import { type Viewer, visitor } from '../content/viewer'
import { DRAFT_HEADER, DRAFT_OF_HEADER, LAYOUT_HEADER, MARKED_DRAFT_HEADER, SHARED_DRAFT_HEADER } from '../lib/internal-headers.mjs'

export type Layout = 'desktop' | 'mobile'

/**
 * The layout of this request, decided by the server from user agent and `?layout=` (spec: languages-and-layouts/two-layouts,
 * languages-and-layouts/layout-override).
 */
export const currentLayout = cache(async (): Promise<Layout> => {
  return (await headers()).get(LAYOUT_HEADER) === 'mobile' ? 'mobile' : 'desktop'
})

/**
 * Who is looking: a visitor, unless the address says `draft=1` and a member of staff is signed in, or it carries a valid
 * preview link.
 */
export const currentViewer = cache(async (): Promise<Viewer> => {
  const requestHeaders = await headers()
  const shared = requestHeaders.get(SHARED_DRAFT_HEADER)
  if (shared) return sharedPreview(shared)
  if (requestHeaders.get(DRAFT_HEADER) !== '1') return visitor
  return authenticatePreview(requestHeaders, requestHeaders.get(DRAFT_OF_HEADER) ?? '', requestHeaders.get(MARKED_DRAFT_HEADER) === '1')
})
