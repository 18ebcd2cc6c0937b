import type { CollectionConfig } from 'payload'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staff } from './access/staff'
import { trashOrAdministrators } from './access/trash-or-administrators'
import { newAddress, oldAddress, refuseRoundFromTrash } from './fields/redirect-address'
import { groups } from './groups'

/** Old addresses that lead to new ones; asked only when the site has no page at an address. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: '地址跳转', plural: '地址跳转' },
  defaultSort: 'from',
  admin: {
    group: groups.pages,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isPermanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: '旧地址打不开时，把访客带到新地址。',
  },
  access: {
    create: administratorsAndEditors,
    read: staff,
    update: administratorsAndEditors,
    delete: trashOrAdministrators,
  },
  trash: true,
  hooks: { beforeChange: [refuseRoundFromTrash] },
  fields: [
    oldAddress,
    newAddress,
    {
      name: 'isPermanent',
      type: 'checkbox',
      label: '永久跳转',
      defaultValue: true,
      admin: { position: 'sidebar', description: '搜索引擎会记住永久跳转。' },
    },
  ],
}
