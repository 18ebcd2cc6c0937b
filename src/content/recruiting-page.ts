import 'server-only'
import { type RecruitingPage, recruitingPage } from '../contract/recruiting-page'
import { getCms, readingAs } from './cms'
import { keptForVersion } from './kept'
import { loadPictures } from './pictures'

/** What only the recruiting page shows, besides staff messages and trainings. */
export const getRecruitingPage = keptForVersion(async (viewer): Promise<RecruitingPage> => {
  const cms = await getCms()
  const row = await cms.findGlobal({ slug: 'recruiting-page', ...readingAs(viewer) })
  const pictures = await loadPictures()
  return recruitingPage.parse({
    title: row.title ?? '',
    line: row.line ?? '',
    banner: pictures(row.banner),
    introduction: row.introduction ?? '',
    values: (row.values ?? []).map(({ name, description }) => ({ name, description })),
    jobsLabel: row.jobsLabel ?? '',
    jobsUrl: row.jobsUrl ?? '',
  })
})
