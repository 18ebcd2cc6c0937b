import 'server-only'
import { cache } from 'react'
import { type SiteInformation, siteInformation } from '../contract/site'
import type { SiteInformation as SiteInformationRow } from '../payload-types'
import { getCms, readingAs, type Viewer, visitor } from './cms'
import { loadPictures } from './pictures'
import { idOf, idsOf } from './references'
import { toHtml } from './rich-text'
import { attachmentUrl } from './single-pages'

/** What every page says about the company. */
export const getSiteInformation = cache(async (viewer: Viewer = visitor): Promise<SiteInformation> => {
  const cms = await getCms()
  const row = await cms.findGlobal({ slug: 'site-information', ...readingAs(viewer) })
  const codes = [
    row.publicAccountQrcode,
    row.technicalServiceQrcode,
    row.videoAccountQrcode,
    row.douyinQrcode,
    row.miniProgramQrcode,
  ]
  const [pictures, bottomLinkInfo, footerDocuments] = await Promise.all([
    loadPictures(codes),
    toHtml(row.bottomLinkInfo),
    loadFooterDocuments(row.footerDocuments),
  ])
  return siteInformation.parse({
    siteName: row.siteName ?? '',
    brandName: row.brandName ?? '',
    companyName: row.companyName ?? '',
    description: row.description ?? '',
    keywords: row.keywords ?? '',
    serviceHotline: row.serviceHotline ?? '',
    feedbackHotline: row.feedbackHotline ?? '',
    serviceHours: row.serviceHours ?? '',
    serviceEmail: row.serviceEmail ?? '',
    onlineServiceUrl: row.onlineServiceUrl ?? '',
    supportChatUrl: row.supportChatUrl ?? '',
    productSelectorUrl: row.productSelectorUrl ?? '',
    questionnaireUrl: row.questionnaireUrl ?? '',
    regionalSites: (row.regionalSites ?? []).map(({ label, url }) => ({ label, url })),
    publicAccountQrcode: pictures(row.publicAccountQrcode),
    technicalServiceQrcode: pictures(row.technicalServiceQrcode),
    videoAccountQrcode: pictures(row.videoAccountQrcode),
    douyinQrcode: pictures(row.douyinQrcode),
    miniProgramQrcode: pictures(row.miniProgramQrcode),
    bottomLinkInfo,
    copyright: row.copyright ?? '',
    registrationLinks: (row.registrationLinks ?? []).map(({ label, url }) => ({ label, url })),
    footerDocuments,
  })
})

async function loadFooterDocuments(entries: SiteInformationRow['footerDocuments']) {
  const ids = idsOf(entries?.map(({ page }) => page))
  if (ids.length === 0) return []
  const cms = await getCms()
  const { docs } = await cms.find({
    collection: 'single-pages',
    where: { id: { in: ids } },
    select: { articleId: true, attachment: true },
    pagination: false,
    ...readingAs(visitor),
  })
  const links = await Promise.all(
    (entries ?? []).map(async ({ label, page }) => {
      const doc = docs.find(({ id }) => id === idOf(page))
      if (!doc) return []
      // A page without a file is shown as text.
      return [{ label, url: (await attachmentUrl(doc.attachment)) ?? `/RichText?id=${doc.articleId}` }]
    }),
  )
  return links.flat()
}
