import type { Metadata } from 'next'
import { getSiteInformation } from '@/content/site-information'
import { currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { NotFoundWhenShown } from '@/views/not-found/not-found-when-shown'

const TITLE = '页面不存在'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ title: TITLE })
}

/** 404, inside the site's shell. */
export default async function NotFound() {
  const { siteName } = await getSiteInformation(await currentViewer())
  return (
    <>
      {/* Next renders this page in the browser and drops the title of its metadata there. */}
      <title>{`${TITLE}-${siteName}`}</title>
      <NotFoundWhenShown />
    </>
  )
}
