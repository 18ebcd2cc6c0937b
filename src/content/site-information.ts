import 'server-only'
import { type SiteInformation, siteInformation } from '../contract/site'
import { idOf, idsOf } from '../lib/references'
import type { SiteInformation as SiteInformationRow } from '../payload-types'
import { readAttachment } from './attachments'
import { find, findGlobal } from './find'
import { memoisedByVersion, narrowly } from './memoised-by-version'
import { loadPictures } from './pictures'
import { toHtml } from './rich-text'
import { visitor } from './viewer'

/** Fields that are shown as they are; missing text is empty (spec: prod-api/keys). */
const plainTexts = [
  'siteName',
  'brandName',
  'companyName',
  'description',
  'keywords',
  'serviceHotline',
  'feedbackHotline',
  'serviceHours',
  'serviceEmail',
  'onlineServiceUrl',
  'supportChatUrl',
  'productSelectorUrl',
  'questionnaireUrl',
  'copyright',
] as const

const qrCodes = ['publicAccountQrcode', 'technicalServiceQrcode', 'videoAccountQrcode', 'douyinQrcode', 'miniProgramQrcode'] as const

function textsOf<K extends string>(row: Partial<Record<K, string | null>>, keys: readonly K[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, row[key] ?? '']))
}

/** What every page says about the company. */
export const getSiteInformation = memoisedByVersion(async (viewer): Promise<SiteInformation> => {
  const row = await findGlobal(viewer, 'site-information')
  const [pictures, bottomLinkInfo, footerDocuments] = await Promise.all([
    loadPictures(qrCodes.map((name) => row[name])),
    toHtml(row.bottomLinkInfo),
    loadFooterDocuments(row.footerDocuments),
  ])
  return siteInformation.parse({
    ...textsOf(row, plainTexts),
    regionalSites: (row.regionalSites ?? []).map(({ label, url }) => ({ label, url })),
    ...Object.fromEntries(qrCodes.map((name) => [name, pictures(row[name])])),
    bottomLinkInfo,
    registrationLinks: (row.registrationLinks ?? []).map(({ label, url }) => ({ label, url })),
    footerDocuments,
  })
})

async function loadFooterDocuments(entries: SiteInformationRow['footerDocuments']) {
  const ids = idsOf(entries?.map(({ page }) => page))
  if (ids.length === 0) return []
  const { docs } = await find(visitor, {
    collection: 'single-pages',
    where: { id: { in: ids } },
    select: { articleId: true, attachment: true },
    pagination: false,
  })
  const links = await Promise.all(
    (entries ?? []).map(async ({ label, page }) => {
      const doc = docs.find(({ id }) => id === idOf(page))
      if (!doc) return []
      // A page without a file is shown as text.
      return [{ label, url: (await narrowly(() => readAttachment(doc.attachment, visitor)))?.url ?? `/RichText?id=${doc.articleId}` }]
    }),
  )
  return links.flat()
}
