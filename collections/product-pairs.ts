import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/**
 * In how many lists that were sent two products stood together, from the side of each; nothing of who sent them (record 0090). Not for editors: a
 * product says what is shown of it.
 */
export const ProductPairs: CollectionConfig = {
  slug: 'product-pairs',
  labels: { singular: '一起选用', plural: '一起选用' },
  defaultSort: ['-count'],
  admin: { hidden: true, group: groups.system, useAsTitle: 'product' },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['product', 'other'], unique: true }],
  fields: [
    { name: 'product', type: 'text', label: '产品编号', required: true },
    { name: 'other', type: 'text', label: '一起选用的产品编号', required: true },
    { name: 'count', type: 'number', label: '清单数', required: true, defaultValue: 0 },
  ],
}
