import 'server-only'
import { type GroupPage, groupPage } from '../contract/group-page'
import type { GroupPage as GroupPageRow } from '../payload-types'
import { getCms, readingAs } from './cms'
import { toFigures } from './figures'
import { keptForVersion } from './kept'
import { toMilestones } from './milestones'
import { loadPictures } from './pictures'
import { toHtml } from './rich-text'

/** What only the group page shows. A part that no editor has filled in yet is empty. */
export const getGroupPage = keptForVersion(async (viewer): Promise<GroupPage> => {
  const cms = await getCms()
  const row: Partial<GroupPageRow> = await cms.findGlobal({ slug: 'group-page', ...readingAs(viewer) })
  const { statistics, honours, chairman } = row
  const [pictures, profile] = await Promise.all([loadPictures(), toHtml(chairman?.profile)])
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
  })
})
