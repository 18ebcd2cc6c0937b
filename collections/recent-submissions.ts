import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/** What was sent in the last seconds, or under a key in the last day: stored once, whichever process gets it. Not for editors. */
export const RecentSubmissions: CollectionConfig = {
  slug: 'recent-submissions',
  labels: { singular: '近期提交', plural: '近期提交' },
  admin: { hidden: true, group: groups.system },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    // A keyed hash: nobody learns from it what was sent.
    { name: 'contentHash', type: 'text', label: '内容摘要', required: true, unique: true, index: true },
    { name: 'answer', type: 'text', label: '答复', admin: { description: '仍在处理时为空。' } },
    { name: 'expiresAt', type: 'number', label: '到期时刻', required: true, index: true },
  ],
}
