import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { groups } from './groups'

/** What addresses and phone numbers have used up, shared between processes; keyed hashes, never an address. Not for editors. */
export const RateLimits: CollectionConfig = {
  slug: 'rate-limits',
  labels: { singular: '频率限制', plural: '频率限制' },
  admin: { hidden: true, group: groups.system },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'key', type: 'text', label: '摘要', required: true, unique: true, index: true },
    { name: 'points', type: 'number', label: '已用次数', required: true },
    // Milliseconds: the limiter calculates with them.
    { name: 'expiresAt', type: 'number', label: '到期时刻', required: true, index: true },
  ],
}
