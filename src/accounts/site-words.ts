import type { PayloadRequest } from 'payload'
import { environment } from '../lib/environment'

/** What anybody knows of this site: no good in a password. Read past drafts, as it is written now. */
export async function siteWords(req: PayloadRequest): Promise<string[]> {
  const { siteName, brandName, companyName } = await req.payload.findGlobal({
    slug: 'site-information',
    select: { siteName: true, brandName: true, companyName: true },
    depth: 0,
    draft: true,
    overrideAccess: true,
    req,
  })
  const host = environment.SITE_URL ? new URL(environment.SITE_URL).hostname : ''
  return [siteName, brandName, companyName, host].filter((word): word is string => Boolean(word))
}
