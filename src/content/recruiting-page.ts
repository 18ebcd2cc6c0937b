import 'server-only'
import { type RecruitingPage, recruitingPage } from '../contract/recruiting-page'
import { findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { loadPictures } from './pictures'
import { toSeo } from './seo'

/** What only the recruiting page shows, besides staff messages and trainings. */
export const getRecruitingPage = memoisedByVersion(async (viewer): Promise<RecruitingPage> => {
  const row = await findGlobal(viewer, 'recruiting-page')
  const pictures = await loadPictures([row.banner, row.seo?.image])
  return recruitingPage.parse({
    title: row.title ?? '',
    line: row.line ?? '',
    banner: pictures(row.banner),
    introduction: row.introduction ?? '',
    values: (row.values ?? []).map(({ name, description }) => ({ name, description })),
    jobsLabel: row.jobsLabel ?? '',
    jobsUrl: row.jobsUrl ?? '',
    seo: toSeo(row.seo, pictures),
  })
})
