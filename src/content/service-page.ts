import 'server-only'
import { type ServicePage, servicePage } from '../contract/service-page'
import { getCms, readingAs, type Viewer, visitor } from './cms'

/** What only the customer service centre shows. */
export async function getServicePage(viewer: Viewer = visitor): Promise<ServicePage> {
  const cms = await getCms()
  const row = await cms.findGlobal({ slug: 'service-page', ...readingAs(viewer) })
  return servicePage.parse({
    entries: (row.entries ?? []).map(({ label, line, icon, url }) => ({ label, line, icon, url })),
    advantagesTitle: row.advantagesTitle ?? '',
    advantages: (row.advantages ?? []).map(({ title, content }) => ({ title, content })),
  })
}
