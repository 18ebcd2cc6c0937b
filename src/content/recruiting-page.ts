import 'server-only'
import { type RecruitingPage, recruitingPage } from '../contract/recruiting-page'
import { getCms, readingAs, type Viewer, visitor } from './cms'
import { loadPictures } from './pictures'

/** What only the recruiting page shows, besides staff messages and trainings. */
export async function getRecruitingPage(viewer: Viewer = visitor): Promise<RecruitingPage> {
  const cms = await getCms()
  const row = await cms.findGlobal({ slug: 'recruiting-page', ...readingAs(viewer) })
  const pictures = await loadPictures([row.banner])
  return recruitingPage.parse({
    title: row.title ?? '',
    line: row.line ?? '',
    banner: pictures(row.banner),
    introduction: row.introduction ?? '',
    values: (row.values ?? []).map(({ name, description }) => ({ name, description })),
    jobsLabel: row.jobsLabel ?? '',
    jobsUrl: row.jobsUrl ?? '',
  })
}
