import { getSiteInformation } from '@/content/site-information'
import { THEME_COLOR } from '@/shell/page-metadata'

/** The web manifest: what the site is called and looks like when a visitor puts it on the home screen. */
export async function GET(): Promise<Response> {
  const { siteName, brandName, description } = await getSiteInformation()
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose })
  const manifest = {
    id: '/',
    name: siteName,
    short_name: brandName,
    description,
    lang: 'zh-CN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // With the way back that a site without its own navigation history needs.
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: THEME_COLOR,
    icons: [icon('/icon-192.png', 192, 'any'), icon('/icon-512.png', 512, 'any'), icon('/icon-maskable-512.png', 512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

export const dynamic = 'force-dynamic'
