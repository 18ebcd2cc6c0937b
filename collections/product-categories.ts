import type { CollectionConfig } from 'payload'
import { categoryIcons } from '../src/domain/category-icons'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { legacyNumber } from './fields/legacy-number'
import { oneLine, plainText } from './fields/one-line'
import { parentCategory } from './fields/parent-category'
import { seo } from './fields/seo'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'
import { queueGapsOfMoved } from './hooks/queue-filter-gaps'
import { keptWhileUsed } from './hooks/refuse-while-used'

/** The product tree: parent categories and, below them, the categories that products belong to. */
export const ProductCategories: CollectionConfig = {
  ...contentCollection,
  slug: 'product-categories',
  labels: { singular: '产品分类', plural: '产品分类' },
  defaultSort: 'sortOrder',
  admin: {
    group: groups.products,
    useAsTitle: 'name',
    defaultColumns: ['name', 'parent', 'categoryId', 'sortOrder', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'categoryId'],
    description: '两级分类：大类与子类。产品挂在子类下。',
  },
  hooks: { ...keptWhileUsed, afterChange: [queueGapsOfMoved] },
  fields: [
    oneLine('name', '名称', { required: true, maxLength: 30, fits: { letters: 12, place: '菜单和筛选' } }),
    parentCategory('product-categories'),
    plainText('description', '简介', { maxLength: 300 }),
    {
      name: 'icon',
      type: 'select',
      label: '图标',
      options: categoryIcons.map(({ value, label }) => ({ value, label })),
      admin: { description: '首页分类条与菜单中使用，仅大类需要。', condition: (data) => !data?.parent },
    },
    legacyNumber('categoryId', '分类编号'),
    sortOrder,
    seo,
    editedBy,
  ],
}
