import 'server-only'
import { type ServicePage, servicePage } from '../contract/service-page'
import { findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { toSeo } from './seo'
import { getSiteInformation } from './site-information'

/** What only the customer service centre shows. */
export const getServicePage = memoisedByVersion(async (viewer): Promise<ServicePage> => {
  const [row, site] = await Promise.all([findGlobal(viewer, 'service-page'), getSiteInformation(viewer)])
  const pictures = await loadPictures([row.seo?.image])
  return servicePage.parse({
    entries: (row.entries ?? []).map(({ label, line, icon, url }) => ({ label, line, icon, url: url || site.questionnaireUrl })),
    advantagesTitle: row.advantagesTitle ?? '',
    advantagesLine: row.advantagesLine ?? '',
    advantages: (row.advantages ?? []).map(({ title, content }) => ({ title, content })),
    seo: toSeo(row.seo, pictures),
  })
})
