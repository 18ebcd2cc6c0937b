import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { figures } from '../fields/figure'
import { milestones } from '../fields/milestones'
import { oneLine } from '../fields/one-line'
import { picture } from '../fields/picture'
import { richText } from '../fields/rich-text'
import { seo } from '../fields/seo'
import { groups } from '../groups'

/** The group page: statistics, honours and the chairman; the introduction is single page 51. */
export const GroupPage: GlobalConfig = {
  ...contentGlobal,
  slug: 'group-page',
  label: '集团介绍',
  admin: { group: groups.pages },
  fields: [
    figures({ name: 'statistics', label: '集团数据', description: '滚动到可见时从零计数。' }),
    milestones({ name: 'honours', label: '集团荣誉', withImage: true, withIssuer: true }),
    {
      name: 'chairman',
      type: 'group',
      label: '董事长',
      fields: [
        oneLine('name', '姓名', { required: true }),
        oneLine('title', '职务', { required: true }),
        picture({ name: 'portrait', label: '肖像', shownAs: ['portrait'] }),
        richText('profile', '简介'),
        milestones({ name: 'honours', label: '荣誉' }),
      ],
    },
    seo,
    editedBy,
  ],
}
