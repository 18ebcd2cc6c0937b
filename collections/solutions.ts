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
import { groups } from './groups'

/** Scenario solutions within an industry. */
export const Solutions: CollectionConfig = {
  ...contentCollection,
  slug: 'solutions',
  labels: { singular: '解决方案', plural: '解决方案' },
  defaultSort: ['sortOrder', '-publishedAt'],
  admin: {
    group: groups.stories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'articleId', 'category', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['title', 'subTitle', 'articleId'],
  },
  fields: [
    oneLine('title', '标题', { required: true }),
    oneLine('subTitle', '副标题'),
    picture({ name: 'cover', label: '封面', required: true, shownAs: ['tallCard', 'solutionHead'] }),
    richText('content', '正文'),
    {
      name: 'category',
      type: 'relationship',
      label: '方案分类',
      relationTo: 'solution-categories',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    legacyNumber('articleId', '方案编号'),
    publishedAt,
    sortOrder,
    seo,
    editedBy,
  ],
}
