import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { figures } from './fields/figure'
import { legacyNumber } from './fields/legacy-number'
import { oneLine, plainText } from './fields/one-line'
import { picture } from './fields/picture'
import { publishedAt } from './fields/published-at'
import { richText } from './fields/rich-text'
import { seo } from './fields/seo'
import { sortOrder } from './fields/sort-order'
import { templateMark } from './fields/template-mark'
import { video } from './fields/video'
import { groups } from './groups'

/** Customer stories: who the customer is, what was needed, four solution points, and the result. */
export const Stories: CollectionConfig = {
  ...contentCollection,
  slug: 'stories',
  labels: { singular: '客户案例', plural: '客户案例' },
  defaultSort: ['sortOrder', '-publishedAt'],
  admin: {
    group: groups.stories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'articleId', 'category', 'isRecommended', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['title', 'customerName', 'articleId'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: '概况',
          fields: [
            oneLine('title', '标题', { required: true }),
            oneLine('subTitle', '副标题'),
            plainText('excerpt', '一句话介绍', { maxLength: 120, description: '卡片上标题下方的一句话。' }),
            picture({ name: 'cover', label: '封面', required: true, shownAs: ['card'] }),
            picture({ name: 'banner', label: '横幅', shownAs: ['storyHead'] }),
            video({ name: 'video', label: '视频' }),
            {
              type: 'row',
              fields: [oneLine('customerName', '客户名称'), oneLine('projectAddress', '项目地点'), oneLine('projectTime', '项目时间')],
            },
            figures({ name: 'figures', label: '关键数字', maxRows: 4 }),
            richText('overview', '项目概况'),
          ],
        },
        {
          label: '需求与方案',
          fields: [
            picture({ name: 'requirementImage', label: '客户需求背景图', shownAs: ['storyBackground'] }),
            plainText('requirementContent', '客户需求'),
            {
              name: 'solutionPoints',
              type: 'array',
              label: '解决方案要点',
              labels: { singular: '要点', plural: '要点' },
              maxRows: 4,
              fields: [oneLine('title', '标题', { required: true, maxLength: 30 }), plainText('content', '内容', { required: true })],
            },
            picture({ name: 'outcomeImage', label: '项目成果背景图', shownAs: ['storyBackground'] }),
            plainText('outcomeContent', '项目成果'),
          ],
        },
        {
          label: '关联',
          fields: [
            { name: 'products', type: 'relationship', label: '相关产品', relationTo: 'products', hasMany: true },
            { name: 'solutions', type: 'relationship', label: '相关方案', relationTo: 'solutions', hasMany: true },
          ],
        },
      ],
    },
    {
      name: 'category',
      type: 'relationship',
      label: '案例分类',
      relationTo: 'story-categories',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isRecommended',
      type: 'checkbox',
      label: '首页推荐',
      disableDuplicate: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    legacyNumber('articleId', '案例编号'),
    templateMark,
    publishedAt,
    sortOrder,
    seo,
    editedBy,
  ],
}
