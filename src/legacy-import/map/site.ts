import { SITE } from '../../import-orders/places'
import type { LegacyBanner, LegacySiteInformation } from '../source/shapes'
import { freeKey } from './articles'
import { webLink } from './links'
import { oneLine, plainText } from './plain-text'
import { html, medium, type Remark, type Wanted } from './wanted'

type Link = (written: string, remarks: Remark[]) => string

/** Codes to be photographed, and what each is. */
const codes = {
  publicAccountQrcode: '公众号二维码',
  technicalServiceQrcode: '技术服务二维码',
  videoAccountQrcode: '视频号二维码',
  douyinQrcode: '抖音号二维码',
  miniProgramQrcode: '服务小程序二维码',
} as const

/** Site information; what the source leaves empty is not touched here. */
export function mapSiteInformation(site: LegacySiteInformation, toPath: Link = webLink): Wanted {
  const remarks: Remark[] = []
  const text = (value: string) => oneLine(value, remarks)
  const given = {
    siteName: text(site.siteName),
    brandName: text(site.brandName || site.siteName),
    companyName: text(site.siteName),
    description: plainText(site.description, remarks),
    keywords: text(site.keywords),
    serviceHotline: text(site.serviceHotline),
    feedbackHotline: text(site.feedbackHotline || site.serviceHotline),
    serviceHours: text(site.serviceHours),
    serviceEmail: text(site.serviceEmail),
    onlineServiceUrl: toPath(site.onlineServiceUrl, remarks),
    productSelectorUrl: toPath(site.productSelectorUrl, remarks),
    questionnaireUrl: toPath(site.questionnaireUrl, remarks),
    copyright: text(site.copyright),
    bottomLinkInfo: html(site.bottomLinkInfo, site.siteName),
    ...Object.fromEntries(Object.entries(codes).map(([name, alt]) => [name, medium(site[name as keyof typeof codes], alt)])),
  }
  const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== null))
  return { place: SITE, key: SITE, title: '站点信息', fields, remarks }
}

/** Banners are pictures with their words in them, and have no headline. @param title what the report calls them, and listeners hear */
export function mapBanner(
  { image, url }: LegacyBanner,
  { placement, title, taken, toPath = webLink }: { placement: 'home' | 'product'; title: string; taken: Set<string>; toPath?: Link },
): Wanted {
  const remarks: Remark[] = []
  const fields = { placement, headline: '', image: medium(image, title), tone: 'dark', url: toPath(url, remarks) }
  return { place: 'banners', key: freeKey(`${placement} ${image ?? ''}`, taken), title, fields, remarks }
}
