import 'server-only'
import { type ServicePage, servicePage } from '../contract/service-page'
import { getCms, readingAs } from './cms'
import { keptForVersion } from './kept'
import { getSiteInformation } from './site-information'

/** What only the customer service centre shows. */
export const getServicePage = keptForVersion(async (viewer): Promise<ServicePage> => {
  const cms = await getCms()
  const [row, site] = await Promise.all([cms.findGlobal({ slug: 'service-page', ...readingAs(viewer) }), getSiteInformation(viewer)])
  return servicePage.parse({
    entries: (row.entries ?? []).map(({ label, line, icon, url }) => ({ label, line, icon, url: url || site.questionnaireUrl })),
    advantagesTitle: row.advantagesTitle ?? '',
    advantagesLine: row.advantagesLine ?? '',
    advantages: (row.advantages ?? []).map(({ title, content }) => ({ title, content })),
  })
})
