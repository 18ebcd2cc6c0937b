import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { RESPONSE_HEADER, setStatus } from '@/lib/response-marks.mjs'
import { pageMetadata } from '@/shell/page-metadata'
import { PreviewExpiredView } from '@/views/preview-expired/preview-expired'

export const generateMetadata = (): Promise<Metadata> => pageMetadata({ path: null, title: '预览链接已失效' })

/** Where the server leads preview links that have expired or were changed (src/server/preview-request.mjs), with HTTP 403. */
export default async function PreviewExpiredRoute() {
  setStatus((await headers()).get(RESPONSE_HEADER), 403)
  return <PreviewExpiredView />
}
