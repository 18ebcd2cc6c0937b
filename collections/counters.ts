import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/** The last number given out for each kind of document; raised atomically by `hooks/next-number.ts`. Not for editors. */
export const Counters: CollectionConfig = {
  slug: 'counters',
  labels: { singular: '编号计数器', plural: '编号计数器' },
  admin: { hidden: true, group: groups.system },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', label: '名称', required: true, unique: true, index: true },
    { name: 'value', type: 'number', label: '最近分配的编号', required: true },
  ],
}
