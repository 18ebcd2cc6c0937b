import type { UIFieldServerProps } from 'payload'
import { environment } from '../../lib/environment'
import { SeoPreview } from './seo-preview'

/** The preview of the search result, with what the site says of itself. */
export async function SeoPreviewField({ req }: UIFieldServerProps) {
  const { siteName, brandName, description } = await req.payload.findGlobal({
    slug: 'site-information',
    select: { siteName: true, brandName: true, description: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const host = environment.SITE_URL ? new URL(environment.SITE_URL).host : (req.headers.get('host') ?? '')
  return <SeoPreview site={{ siteName, brandName, description: description ?? '', host }} />
}
