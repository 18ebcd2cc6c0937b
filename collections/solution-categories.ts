import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { oneLine, plainText } from './fields/one-line'
import { parentCategory } from './fields/parent-category'
import { picture } from './fields/picture'
import { richText } from './fields/rich-text'
import { seo } from './fields/seo'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'
import { keptWhileUsed } from './hooks/refuse-while-used'

/** Industries with their overview, application values and chosen customer stories. */
export const SolutionCategories: CollectionConfig = {
  ...contentCollection,
  slug: 'solution-categories',
  labels: { singular: '方案分类', plural: '方案分类' },
  defaultSort: 'sortOrder',
  admin: {
    group: groups.stories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'categoryId', 'sortOrder', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'categoryId'],
  },
  hooks: keptWhileUsed,
  fields: [
    oneLine('name', '名称', { required: true, maxLength: 30, fits: { letters: 12, place: '菜单和筛选' } }),
    parentCategory('solution-categories'),
    oneLine('subTitle', '副标题'),
    picture({ name: 'banner', label: '横幅', shownAs: ['pageHeader'] }),
    picture({ name: 'cover', label: '封面', shownAs: ['square'] }),
    richText('abstract', '行业概述'),
    {
      name: 'applicationValues',
      type: 'array',
      label: '应用价值',
      labels: { singular: '价值', plural: '价值' },
      maxRows: 3,
      fields: [
        oneLine('title', '标题', { required: true, maxLength: 30 }),
        plainText('content', '内容', { required: true, maxLength: 300 }),
      ],
    },
    { name: 'stories', type: 'relationship', label: '客户案例', relationTo: 'stories', hasMany: true },
    legacyNumber('categoryId', '分类编号'),
    sortOrder,
    seo,
    editedBy,
  ],
}
