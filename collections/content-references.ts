import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/** What is kept beside content and made from it (record 0052): nobody sees or writes it, and it has no locks. */
const kept = {
  admin: { hidden: true, group: groups.system },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  custom: { isDerived: true },
} satisfies Partial<CollectionConfig>

/** Which document refers to which one; the fields are explained in src/usage/rows.ts. Not for editors. */
export const ContentReferences: CollectionConfig = {
  ...kept,
  slug: 'content-references',
  labels: { singular: '内容引用', plural: '内容引用' },
  fields: [
    { name: 'holder', type: 'text', label: '引用者', required: true, index: true },
    { name: 'document', type: 'text', label: '被引用的内容', index: true },
    { name: 'address', type: 'text', label: '被引用的地址', index: true },
    { name: 'shows', type: 'text', label: '地址显示的内容', index: true },
    { name: 'fields', type: 'text', label: '字段' },
    { name: 'draftFields', type: 'text', label: '草稿中的字段' },
    { name: 'isTrashed', type: 'checkbox', label: '引用者在回收站' },
    { name: 'isShown', type: 'checkbox', label: '访客可见' },
    { name: 'fault', type: 'text', label: '失效原因', index: true },
  ],
}

/** What documents lack (src/usage/gaps.ts). Not for editors. */
export const ContentGaps: CollectionConfig = {
  ...kept,
  slug: 'content-gaps',
  labels: { singular: '待完善内容', plural: '待完善内容' },
  indexes: [{ fields: ['gap', 'changedAt'] }],
  fields: [
    { name: 'holder', type: 'text', label: '内容', required: true, index: true },
    { name: 'gap', type: 'text', label: '缺少', required: true },
    { name: 'changedAt', type: 'text', label: '修改时间', required: true },
  ],
}
