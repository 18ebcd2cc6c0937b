import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { searchTermEndpoints } from './endpoints/search-terms'
import { groups } from './groups'

/**
 * How often something was searched on a day, and how much is found; nothing of who searched (record 0066). Not for editors: the dashboard sums
 * it up.
 */
export const SearchTerms: CollectionConfig = {
  slug: 'search-terms',
  labels: { singular: '搜索词', plural: '搜索词' },
  defaultSort: ['-day', '-count'],
  admin: { hidden: true, group: groups.system, useAsTitle: 'term' },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  endpoints: searchTermEndpoints,
  indexes: [{ fields: ['day', 'term'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: '日期', required: true, index: true },
    { name: 'term', type: 'text', label: '搜索词', required: true, index: true },
    { name: 'count', type: 'number', label: '次数', required: true, defaultValue: 0 },
    { name: 'found', type: 'number', label: '找到的结果数', required: true, defaultValue: 0 },
    { name: 'isIgnored', type: 'checkbox', label: '已忽略' },
  ],
}
