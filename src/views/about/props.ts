import type { AboutPage } from '@/contract/about-page'
import type { PageHeader } from '@/contract/site'

/** What both layouts of the about page get. */
export type AboutProps = {
  page: AboutPage
  /** Sanitised HTML of single page 50. */
  introduction: string
  /** Opens the page: the slogan over the banner. */
  header: PageHeader
  /** 关于 and the brand. */
  title: string
}
