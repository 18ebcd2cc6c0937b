import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { oneLine } from './fields/one-line'
import { picture } from './fields/picture'
import { publishedAt } from './fields/published-at'
import { richText } from './fields/rich-text'
import { seo } from './fields/seo'
import { sortOrder } from './fields/sort-order'
import { webLink } from './fields/web-link'
import { groups } from './groups'

/** Staff trainings, shown on the recruiting page. */
export const Trainings: CollectionConfig = {
  ...contentCollection,
  slug: 'trainings',
  labels: { singular: '员工培训', plural: '员工培训' },
  defaultSort: ['sortOrder', '-publishedAt'],
  admin: {
    group: groups.articles,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'articleId', 'publishedAt', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['title', 'articleId'],
  },
  fields: [
    oneLine('title', '标题', { required: true }),
    picture({ name: 'cover', label: '封面', required: true, shownAs: ['tallCard', 'wide'] }),
    richText('content', '正文', { required: true }),
    webLink('officialAccountsUrl', '公众号文章链接', { isOutside: true, description: '填写后，列表直接打开该文章。' }),
    legacyNumber('articleId', '培训编号'),
    publishedAt,
    sortOrder,
    seo,
    editedBy,
  ],
}
