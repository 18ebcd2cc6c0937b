import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { oneLine } from './fields/one-line'
import { retentionBlock } from './fields/retention-block'
import { richText } from './fields/rich-text'
import { seo } from './fields/seo'
import { groups } from './groups'

/** Pages known by their number: 50 about, 51 group, 58–62 footer documents, 69 privacy, 70 legal, 436 promo video, 437 side bar. */
export const SinglePages: CollectionConfig = {
  ...contentCollection,
  slug: 'single-pages',
  labels: { singular: '单页', plural: '单页' },
  defaultSort: 'articleId',
  admin: {
    group: groups.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'articleId', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['title', 'articleId'],
  },
  fields: [
    oneLine('title', '标题', { required: true }),
    richText('content', '正文', { blocks: [retentionBlock] }),
    {
      name: 'attachment',
      type: 'upload',
      label: '附件',
      relationTo: ['documents', 'media'],
      admin: { description: '页面附带的文件或视频。' },
    },
    legacyNumber('articleId', '单页编号'),
    seo,
    editedBy,
  ],
}
