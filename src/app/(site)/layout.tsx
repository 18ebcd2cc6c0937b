import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { Toasts } from '@/components/toast/toasts'
import { getNavigation } from '@/content/navigation'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { PreviewRefresh } from '@/shell/preview/preview-refresh'
import { Shell } from '@/shell/shell'
import './globals.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0b5fd7' }

/** The document of every public page, with header, footer and side bar around it. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const navigation = await getNavigation(viewer)
  return (
    <html lang="zh-CN" data-layout={layout} data-scroll-behavior="smooth">
      <body>
        <Shell layout={layout} navigation={navigation}>
          {children}
        </Shell>
        <Toasts />
        {viewer.previewUser && <PreviewRefresh />}
      </body>
    </html>
  )
}
