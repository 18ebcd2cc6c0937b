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
import { templateMark } from './fields/template-mark'
import { webLink } from './fields/web-link'
import { groups } from './groups'

/** News articles. */
export const News: CollectionConfig = {
  ...contentCollection,
  slug: 'news',
  labels: { singular: '新闻', plural: '新闻' },
  defaultSort: ['sortOrder', '-publishedAt'],
  admin: {
    group: groups.articles,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'articleId', 'isNew', 'publishedAt', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['title', 'articleId'],
  },
  fields: [
    oneLine('title', '标题', { required: true }),
    picture({ name: 'cover', label: '封面', description: '列表与首页使用；没有图片的新闻不会出现在图片新闻中。', shownAs: ['card'] }),
    picture({ name: 'banner', label: '横幅', shownAs: ['pageHeader'] }),
    richText('content', '正文', { required: true }),
    webLink('officialAccountsUrl', '公众号文章链接', { isOutside: true }),
    { name: 'isNew', type: 'checkbox', label: '置顶头条', index: true, disableDuplicate: true, admin: { position: 'sidebar' } },
    legacyNumber('articleId', '新闻编号'),
    templateMark,
    publishedAt,
    sortOrder,
    seo,
    editedBy,
  ],
}
