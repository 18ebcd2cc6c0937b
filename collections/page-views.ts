import type { CollectionConfig } from 'payload'
import { nobody } from './access/nobody'
import { staff } from './access/staff'
import { groups } from './groups'

/** First-party counts of page views: one row a path and day, without cookies and without addresses. */
export const PageViews: CollectionConfig = {
  slug: 'page-views',
  labels: { singular: '页面浏览', plural: '页面浏览' },
  defaultSort: ['-day', '-count'],
  admin: {
    group: groups.system,
    useAsTitle: 'path',
    defaultColumns: ['day', 'path', 'layout', 'count'],
    listSearchableFields: ['path'],
    description: '各页面每天的浏览次数，不含任何个人信息。',
  },
  access: { create: nobody, read: staff, update: nobody, delete: nobody },
  timestamps: false,
  indexes: [{ fields: ['day', 'path', 'layout'], unique: true }],
  fields: [
    { name: 'day', type: 'text', label: '日期', required: true, index: true },
    { name: 'path', type: 'text', label: '路径', required: true },
    {
      name: 'layout',
      type: 'select',
      label: '版式',
      required: true,
      options: [
        { label: '桌面', value: 'desktop' },
        { label: '手机', value: 'mobile' },
      ],
    },
    { name: 'count', type: 'number', label: '次数', required: true, defaultValue: 0 },
  ],
}
