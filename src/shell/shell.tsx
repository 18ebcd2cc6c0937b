import type { ReactNode } from 'react'
import type { Navigation } from '@/contract/navigation'
import type { Layout } from './current-request'

type Props = { layout: Layout; navigation: Navigation; children: ReactNode }

/** Header, page, footer and side bar. */
export function Shell({ navigation, children }: Props) {
  return (
    <>
      <header>{navigation.site.brandName}</header>
      <main id="main">{children}</main>
      <footer>{navigation.site.copyright}</footer>
    </>
  )
}
