import 'server-only'
import { cache } from 'react'
import { type GroupPage, groupPage } from '../contract/group-page'
import type { GroupPage as GroupPageRow } from '../payload-types'
import { type Viewer, visitor } from './cms'
import { toFigures } from './figures'
import { findGlobal } from './find'
import { toMilestones } from './milestones'
import { loadPictures } from './pictures'
import { toHtml } from './rich-text'
import { toSeo } from './seo'

/** What only the group page shows. A part that no editor has filled in yet is empty. */
export const getGroupPage = cache(async (viewer: Viewer = visitor): Promise<GroupPage> => {
  const row: Partial<GroupPageRow> = await findGlobal(viewer, 'group-page')
  const { statistics, honours, chairman } = row
  const [pictures, profile] = await Promise.all([
    loadPictures([chairman?.portrait, ...(honours ?? []).map(({ image }) => image), row.seo?.image]),
    toHtml(chairman?.profile),
  ])
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
