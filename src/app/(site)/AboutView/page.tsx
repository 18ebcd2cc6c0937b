import type { Metadata } from 'next'
import { getAboutPage } from '@/content/about-page'
import { getPageHeader } from '@/content/page-headers'
import { getSinglePage } from '@/content/single-pages'
import { getSiteInformation } from '@/content/site-information'
import { beginningOf, DESCRIPTION_LENGTH } from '@/lib/beginning'
import { currentLayout, currentViewer } from '@/shell/current-request'
import { pageMetadata } from '@/shell/page-metadata'
import { DesktopAbout } from '@/views/about/desktop'
import { MobileAbout } from '@/views/about/mobile'

/** The single page that introduces the company (spec: viewers/single-page-numbers). */
const INTRODUCTION = 50

export async function generateMetadata(): Promise<Metadata> {
  const viewer = await currentViewer()
  const [{ banner, seo }, introduction, title] = await Promise.all([getAboutPage(viewer), getSinglePage(INTRODUCTION, viewer), pageTitle()])
  const description = beginningOf(introduction?.content ?? '', DESCRIPTION_LENGTH)
  return pageMetadata({ path: '/AboutView', title, description, image: banner, seo })
}

/** The about page (spec: company/about). */
export default async function AboutRoute() {
  const [layout, viewer] = await Promise.all([currentLayout(), currentViewer()])
  const [page, introduction, ownHeader, title] = await Promise.all([
    getAboutPage(viewer),
    getSinglePage(INTRODUCTION, viewer),
    getPageHeader('/AboutView', viewer),
    pageTitle(),
  ])
  const header = {
    title: page.slogan || title,
    line: ownHeader?.title ?? title,
    image: page.banner ?? ownHeader?.image ?? null,
    tone: ownHeader?.tone ?? ('light' as const),
  }
  const View = layout === 'mobile' ? MobileAbout : DesktopAbout
  return <View {...{ page, introduction: introduction?.content ?? '', header, title }} />
}

/** 关于{brand} (spec: addresses/titles). */
const pageTitle = async () => `关于${(await getSiteInformation(await currentViewer())).brandName}`
