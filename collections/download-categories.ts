import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { oneLine } from './fields/one-line'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'
import { keptWhileUsed } from './hooks/refuse-while-used'

/** Tabs of the download centre. */
export const DownloadCategories: CollectionConfig = {
  ...contentCollection,
  slug: 'download-categories',
  labels: { singular: '下载分类', plural: '下载分类' },
  defaultSort: 'sortOrder',
  admin: {
    group: groups.files,
    useAsTitle: 'name',
    defaultColumns: ['name', 'categoryId', 'sortOrder', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'categoryId'],
    description: '下载中心的分类标签。',
  },
  hooks: keptWhileUsed,
  fields: [
    oneLine('name', '名称', { required: true, maxLength: 30, fits: { letters: 12, place: '菜单和筛选' } }),
    legacyNumber('categoryId', '分类编号'),
    sortOrder,
    editedBy,
  ],
}
