import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { PageProgress } from '@/components/navigation/page-progress'
import { ReceiptOverlay } from '@/components/receipt/receipts'
import { Toasts } from '@/components/toast/toasts'
import { getNavigation } from '@/content/navigation'
import { getPreviewedDocument } from '@/content/previewed-document'
import { environment } from '@/lib/environment'
import { Analytics } from '@/shell/analytics/analytics'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { Hydrated } from '@/shell/hydrated'
import { OldLinks } from '@/shell/old-links/old-links'
import { THEME_COLOR } from '@/shell/page-metadata'
import { PreviewTools } from '@/shell/preview/preview-tools'
import { Shell } from '@/shell/shell'
import './fonts.css'
import './globals.css'
import './print.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: THEME_COLOR }

/** Figures and Latin letters: loaded at once, so that no text moves when they arrive. */
const fonts = ['/fonts/barlow-semi-condensed-500.woff2', '/fonts/barlow-semi-condensed-600.woff2']

/** On paper, addresses of files start with the site's own. */
const printed = environment.SITE_URL ? { '--site-url': JSON.stringify(environment.SITE_URL) } : undefined

/** The document of every public page, with header, footer and side bar around it. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [navigation, previewed] = await Promise.all([getNavigation(viewer), getPreviewedDocument(viewer)])
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="zh-CN" data-layout={layout} data-preview={previewed ? '' : undefined} data-scroll-behavior="smooth" style={printed}>
      <head>
        <OldLinks />
      </head>
      <body>
        <Shell layout={layout} navigation={navigation}>
          {children}
        </Shell>
        <PageProgress />
        <Toasts />
        <ReceiptOverlay />
        {previewed ? <PreviewTools document={previewed} /> : <Analytics />}
        <Hydrated />
      </body>
    </html>
  )
}
