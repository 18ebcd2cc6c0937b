import type { CollectionConfig } from 'payload'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { oneLine, plainText } from './fields/one-line'
import { picture } from './fields/picture'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'

/** Messages of employees, a carousel on the recruiting page. */
export const StaffMessages: CollectionConfig = {
  ...contentCollection,
  slug: 'staff-messages',
  labels: { singular: '员工寄语', plural: '员工寄语' },
  defaultSort: ['sortOrder', '-createdAt'],
  admin: {
    group: groups.articles,
    useAsTitle: 'name',
    defaultColumns: ['name', 'position', 'sortOrder', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'position'],
  },
  fields: [
    oneLine('name', '姓名', { required: true, maxLength: 20 }),
    oneLine('position', '职位', { required: true, maxLength: 40 }),
    picture({ name: 'cover', label: '头像', required: true, shownAs: ['portrait'] }),
    plainText('message', '寄语', { required: true, maxLength: 200 }),
    sortOrder,
    editedBy,
  ],
}
