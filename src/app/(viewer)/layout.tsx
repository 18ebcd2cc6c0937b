import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { currentLayout } from '@/shell/current-request'
import { OldLinks } from '@/shell/old-links/old-links'
import '../(site)/fonts.css'
import '../(site)/globals.css'
import '../(site)/print.css'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: '#071a3a' }

/** The document of the viewers: the file has the whole screen, without header and footer of the site. */
export default async function ViewerLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" data-layout={await currentLayout()}>
      <head>
        <OldLinks />
      </head>
      <body>{children}</body>
    </html>
  )
}
