import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { oneLine, plainText } from '../fields/one-line'
import { seo } from '../fields/seo'
import { webLink } from '../fields/web-link'
import { groups } from '../groups'

/** The customer service centre: self-service entries and service advantages. */
export const ServicePage: GlobalConfig = {
  ...contentGlobal,
  slug: 'service-page',
  label: '客户服务中心',
  admin: { group: groups.pages },
  fields: [
    {
      name: 'entries',
      type: 'array',
      label: '自助服务入口',
      labels: { singular: '入口', plural: '入口' },
      fields: [
        oneLine('label', '名称', { required: true, maxLength: 20 }),
        oneLine('line', '说明', { required: true, maxLength: 60 }),
        { ...oneLine('icon', '图标', { required: true, maxLength: 30 }), custom: { isCode: true } },
        webLink('url', '链接', { description: '留空则打开站点信息中的问卷地址。' }),
      ],
    },
    oneLine('advantagesTitle', '服务优势标题', { required: true }),
    oneLine('advantagesLine', '服务优势说明', { maxLength: 60 }),
    {
      name: 'advantages',
      type: 'array',
      label: '服务优势',
      labels: { singular: '优势', plural: '优势' },
      fields: [oneLine('title', '标题', { required: true, maxLength: 40 }), plainText('content', '内容', { required: true })],
    },
    seo,
    editedBy,
  ],
}
