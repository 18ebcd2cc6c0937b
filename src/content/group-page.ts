import 'server-only'
import { type GroupPage, groupPage } from '../contract/group-page'
import type { GroupPage as GroupPageRow } from '../payload-types'
import { toFigures } from './figures'
import { findGlobal } from './find'
import { memoisedByVersion } from './memoised-by-version'
import { toMilestones } from './milestones'
import { loadPictures } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'

/** What only the group page shows. A part that no editor has filled in yet is empty. */
export const getGroupPage = memoisedByVersion(async (viewer): Promise<GroupPage> => {
  const row: Partial<GroupPageRow> = await findGlobal(viewer, 'group-page')
  const { statistics, honours, chairman } = row
  const shown = [...(honours ?? []).map(({ image }) => image), chairman?.portrait, row.seo?.image]
  const [pictures, profile] = await Promise.all([loadPictures(shown), toHtml(chairman?.profile)])
  return groupPage.parse({
    statistics: toFigures(statistics),
    honours: toMilestones(honours, pictures),
    chairman: {
      name: chairman?.name ?? '',
      title: chairman?.title ?? '',
      portrait: pictures(chairman?.portrait),
      profile,
      honours: toMilestones(chairman?.honours),
    },
    seo: toSeo(row.seo, pictures),
  })
})
