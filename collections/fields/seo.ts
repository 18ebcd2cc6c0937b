import type { CollapsibleField } from 'payload'
import { oneLine, plainText } from './one-line'
import { picture } from './picture'

/** How search engines and shared links show a page. Whatever is left empty comes from the content itself. */
export const seo: CollapsibleField = {
  type: 'collapsible',
  label: '搜索引擎与分享',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'searchResult',
      type: 'ui',
      label: '搜索结果预览',
      admin: { disableListColumn: true, components: { Field: '/src/admin/seo-preview/seo-preview-field#SeoPreviewField' } },
    },
    {
      name: 'seo',
      type: 'group',
      label: false,
      // A copy is another page to search engines.
      disableDuplicate: true,
      admin: { hideGutter: true },
      fields: [
        oneLine('title', '页面标题', { maxLength: 60, description: '留空则使用标题。网站名称会自动加在后面。' }),
        plainText('description', '页面描述', { maxLength: 160, description: '留空则取正文开头。建议 60–120 字。' }),
        oneLine('keywords', '关键词', { description: '用逗号分隔；留空则使用站点关键词。' }),
        picture({ name: 'image', label: '分享图片', description: '留空则使用封面。', shownAs: [] }),
      ],
    },
  ],
}
