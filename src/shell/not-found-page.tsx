import { headers } from 'next/headers'
import { RESPONSE_HEADER, setStatus } from '@/server/response-marks.mjs'
import { NotFoundView } from '@/views/not-found/not-found'
import { pageMetadata } from './page-metadata'

/** The designed not-found page, rendered on the server and sent with HTTP 404. */
export async function NotFoundPage() {
  setStatus((await headers()).get(RESPONSE_HEADER), 404)
  return <NotFoundView />
}

/** Its title; search engines are told not to keep it. */
export async function notFoundMetadata() {
  return { ...(await pageMetadata({ title: '页面不存在' })), robots: { index: false } }
}
