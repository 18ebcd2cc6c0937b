import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { oneLine } from './fields/one-line'
import { picture } from './fields/picture'
import { seo } from './fields/seo'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'
import { keptWhileUsed } from './hooks/refuse-while-used'

/** Industries of the customer stories, and the global cases (number 23). */
export const StoryCategories: CollectionConfig = {
  ...contentCollection,
  slug: 'story-categories',
  labels: { singular: '案例分类', plural: '案例分类' },
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
    oneLine('subTitle', '副标题'),
    picture({ name: 'banner', label: '横幅', shownAs: ['pageHeader'] }),
    picture({ name: 'cover', label: '封面', shownAs: ['card'] }),
    legacyNumber('categoryId', '分类编号'),
    sortOrder,
    seo,
    editedBy,
  ],
}
