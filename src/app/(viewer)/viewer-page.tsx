import 'server-only'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { getSiteInformation } from '@/content/site-information'
import { findViewableFile } from '@/content/viewable-file'
import type { ViewableFile } from '@/contract/viewable-file'
import { viewerAddress } from '@/domain/viewer-address'
import { currentLayout } from '@/shell/current-request'
import { Logo } from '@/shell/logo/logo'
import { pageMetadata } from '@/shell/page-metadata'
import { Viewer } from '@/views/pdf-viewer/viewer'

/** The query of a page as Next gives it. */
export type ViewerQuery = Record<string, string | string[] | undefined>

/** The file that an address means, for this request; null for what can't be shown. */
export const fileAt = cache(async (address: string): Promise<ViewableFile | null> => {
  return address === '' ? null : findViewableFile(address, (await headers()).get('host') ?? '')
})

/** The first value of a parameter, empty without one. */
export function parameter(query: ViewerQuery, name: string): string {
  const value = query[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** Titled with the document's name; search engines keep the files themselves, and no failures. */
export async function viewerMetadata(file: ViewableFile | null): Promise<Metadata> {
  const path = file && viewerAddress({ url: file.url })
  return pageMetadata({ path, title: file?.name ?? '在线查看' })
}

type Props = { file: ViewableFile | null; reason: 'address' | 'manual' }

/** The viewer, with the logo that leads home. */
export async function ViewerPage({ file, reason }: Props) {
  const [layout, site] = await Promise.all([currentLayout(), getSiteInformation()])
  return <Viewer file={file} reason={reason} layout={layout} logo={<Logo brandName={site.brandName} tone="white" />} />
}
