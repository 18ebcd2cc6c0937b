import { z } from 'zod'
import { figure, legacyNumber, line, link, markdown, mediaPath, productId, sort, text } from './common'

/** `media.yaml`: every file under `seed/assets/media/` with its Chinese alternative text. */
export const media = z.record(mediaPath, line)

/** `banners.yaml` */
export const banners = z.array(
  z.strictObject({
    placement: z.enum(['home', 'product']),
    image: mediaPath,
    /** Is the picture dark (white text) or light (ink text)? */
    tone: z.enum(['dark', 'light']),
    /** Of a page with a form: what happens after it was sent. */
    steps: z.array(line.max(40)).optional(),
    kicker: line.optional(),
    /** Lines of the headline, one each. */
    headline: z.array(line).min(1).max(2),
    description: line,
    url: link,
    linkLabel: line,
    /** Opens the promo video of single page 436 instead of the link. */
    opensVideo: z.boolean().default(false),
    sort,
  }),
)

/** `site-information.yaml` */
export const siteInformation = z.strictObject({
  siteName: line,
  brandName: line,
  companyName: line,
  description: text,
  keywords: line,
  serviceHotline: line,
  feedbackHotline: line,
  serviceHours: line,
  serviceEmail: line,
  onlineServiceUrl: link,
  supportChatUrl: link,
  productSelectorUrl: link.optional(),
  questionnaireUrl: link,
  regionalSites: z.array(z.strictObject({ label: line, url: link })).length(2),
  publicAccountQrcode: mediaPath,
  technicalServiceQrcode: mediaPath,
  videoAccountQrcode: mediaPath,
  douyinQrcode: mediaPath,
  miniProgramQrcode: mediaPath,
  bottomLinkInfo: markdown,
  copyright: line,
  registrationLinks: z.array(z.strictObject({ label: line, url: link })).min(1),
  /** The four documents of the footer: single-page ids. */
  footerDocuments: z.array(z.strictObject({ label: line, singlePage: legacyNumber })).length(4),
})

/** `home-page.yaml` */
export const homePage = z.strictObject({
  featuredTitle: line,
  featuredLine: line,
  featured: z
    .array(
      z.strictObject({
        product: productId,
        /** Small line above the model. */
        kicker: line,
        headline: line,
        line: line.max(30),
        figures: z.array(figure).max(2).default([]),
      }),
    )
    .length(5),
  storiesTitle: line,
  storiesLine: line,
  newsTitle: line,
  help: z.strictObject({ title: line, line: line, image: mediaPath, primaryLabel: line, secondaryLabel: line }),
})

/** `page-headers.yaml`: the banner picture with title and one line that opens an inner page. */
export const pageHeaders = z.array(
  z.strictObject({
    /** Path of the page, as listed: `/GoodsListView`. */
    page: z.string().regex(/^\/[A-Za-z0-9]+$/),
    title: line,
    line: line.max(50),
    image: mediaPath,
    tone: z.enum(['dark', 'light']),
    /** Of a page with a form: what happens after it was sent. */
    steps: z.array(line.max(40)).optional(),
  }),
)

/** `group-page.yaml`; the introduction itself is single page 51. */
export const groupPage = z.strictObject({
  statistics: z.array(figure).length(6),
  honours: z.array(z.strictObject({ year: z.int(), title: line, issuer: line.optional(), image: mediaPath.optional() })).min(6),
  chairman: z.strictObject({
    name: line,
    title: line,
    portrait: mediaPath,
    profile: markdown,
    honours: z.array(z.strictObject({ year: z.int(), title: line })).min(4),
  }),
})

/** `about-page.yaml`; the introduction is single page 50. */
export const aboutPage = z.strictObject({
  slogan: line,
  banner: mediaPath,
  map: z.strictObject({
    title: line,
    line: line,
    markers: z
      .array(
        z.strictObject({
          name: line,
          /** Degrees, WGS 84. */
          longitude: z.number().min(-180).max(180),
          latitude: z.number().min(-90).max(90),
          description: line,
        }),
      )
      .length(6),
    tiles: z.array(figure).length(4),
  }),
  innovation: z.strictObject({ title: line, content: text, image: mediaPath, figures: z.array(figure).min(4) }),
  manufacturing: z.strictObject({ title: line, content: text, image: mediaPath, figures: z.array(figure).min(1) }),
  quality: z.strictObject({
    title: line,
    content: text,
    image: mediaPath,
    milestones: z.array(z.strictObject({ year: z.int(), title: line })).min(4),
    awards: z.array(z.strictObject({ year: z.int(), title: line })).length(3),
  }),
  certifications: z.strictObject({
    title: line,
    badges: z.array(z.strictObject({ name: line, image: mediaPath })).length(12),
  }),
})

/** `recruiting-page.yaml` */
export const recruitingPage = z.strictObject({
  title: line,
  line: line,
  banner: mediaPath,
  introduction: text,
  values: z.array(z.strictObject({ name: line, description: line })).length(5),
  jobsLabel: line,
  jobsUrl: link,
})

/** `service-page.yaml`: the customer service centre. */
export const servicePage = z.strictObject({
  /** An entry without a link leads to the survey of the site information. */
  entries: z.array(z.strictObject({ label: line, line: line, icon: line, url: link.optional() })).length(5),
  advantagesTitle: line,
  advantagesLine: line,
  advantages: z.array(z.strictObject({ title: line, content: text })).length(4),
})

/** `selector-page.yaml`: the uses of the selector; their categories are those that come with it. */
export const selectorPage = z.strictObject({
  line: line,
  uses: z
    .array(
      z.strictObject({
        use: z.enum(['incoming', 'feeder', 'motor', 'final', 'pv', 'transfer', 'metering', 'surge']),
        title: line,
        line: line,
      }),
    )
    .length(8),
})

/** `survey-page.yaml`: the ESG materiality survey at /wjFile. */
export const surveyPage = z.strictObject({
  title: line,
  introduction: text,
  chineseUrl: link,
  englishUrl: link,
})
