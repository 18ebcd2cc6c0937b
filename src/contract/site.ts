import { z } from 'zod'
import { figure, picture } from './picture'
import { seoTexts } from './seo'

/** A slide of a banner carousel. */
export const banner = z.object({
  image: picture.nullable(),
  tone: z.enum(['dark', 'light']),
  kicker: z.string(),
  /** Lines of the headline; none where the picture says all, for which its alternative text stands. */
  headline: z.array(z.string()),
  description: z.string(),
  url: z.string(),
  linkLabel: z.string(),
  opensVideo: z.boolean(),
})
export type Banner = z.infer<typeof banner>

const namedLink = z.object({ label: z.string(), url: z.string() })

/** What every page says about the company. */
export const siteInformation = z.object({
  siteName: z.string(),
  brandName: z.string(),
  companyName: z.string(),
  description: z.string(),
  keywords: z.string(),
  serviceHotline: z.string(),
  feedbackHotline: z.string(),
  serviceHours: z.string(),
  serviceEmail: z.string(),
  onlineServiceUrl: z.string(),
  supportChatUrl: z.string(),
  /** Empty when no selection tool is configured. */
  productSelectorUrl: z.string(),
  questionnaireUrl: z.string(),
  regionalSites: z.array(namedLink),
  publicAccountQrcode: picture.nullable(),
  technicalServiceQrcode: picture.nullable(),
  videoAccountQrcode: picture.nullable(),
  douyinQrcode: picture.nullable(),
  miniProgramQrcode: picture.nullable(),
  /** Sanitised HTML. */
  bottomLinkInfo: z.string(),
  copyright: z.string(),
  registrationLinks: z.array(namedLink),
  /** The documents of the footer: label and URL of the single page's file. */
  footerDocuments: z.array(namedLink),
})
export type SiteInformation = z.infer<typeof siteInformation>

/** The featured tile of the home page. */
export const featuredTile = z.object({
  productId: z.string(),
  kicker: z.string(),
  headline: z.string(),
  line: z.string(),
  isNew: z.boolean(),
  cover: picture.nullable(),
  figures: z.array(figure),
})
export type FeaturedTile = z.infer<typeof featuredTile>

/** The home page's own content. */
export const homePage = z.object({
  featuredTitle: z.string(),
  featuredLine: z.string(),
  featured: z.array(featuredTile),
  storiesTitle: z.string(),
  storiesLine: z.string(),
  newsTitle: z.string(),
  help: z.object({
    title: z.string(),
    line: z.string(),
    image: picture.nullable(),
    primaryLabel: z.string(),
    secondaryLabel: z.string(),
  }),
  seo: seoTexts,
})
export type HomePage = z.infer<typeof homePage>

/** What opens an inner page. */
export const pageHeader = z.object({
  title: z.string(),
  line: z.string(),
  image: picture.nullable(),
  tone: z.enum(['dark', 'light']),
})
export type PageHeader = z.infer<typeof pageHeader>

/** What opens a page with a form, and what happens after the form was sent. */
export const formPageHeader = pageHeader.extend({ steps: z.array(z.string()) })
export type FormPageHeader = z.infer<typeof formPageHeader>
