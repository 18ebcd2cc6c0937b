import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { environment } from './environment'
import { requestOrigin } from './request-origin'

/** Makes an address of this site absolute; one that is absolute already stays as it is. */
export type Absolute = (address: string) => string

/**
 * What search engines and shared links are told the site's addresses start with: `SITE_URL`, or where the request was
 * sent to when there is none (record 0012).
 */
export const siteOrigin = cache(async (): Promise<string> => {
  const { SITE_URL, HOST, PORT, TRUST_PROXY } = environment
  if (SITE_URL) return new URL(SITE_URL).origin
  return requestOrigin(await headers(), { trustsProxy: TRUST_PROXY === '1', fallback: `http://${HOST}:${PORT}` })
})

/** The function that makes addresses absolute, for this request. */
export const absoluteAddresses = cache(async (): Promise<Absolute> => {
  const origin = await siteOrigin()
  return (address) => new URL(address, origin).href
})
