import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { oneLine } from '../fields/one-line'
import { picture } from '../fields/picture'
import { groups } from '../groups'

/** The banner picture with title and one line that opens an inner page. */
export const PageHeaders: GlobalConfig = {
  ...contentGlobal,
  slug: 'page-headers',
  label: '内页横幅',
  admin: { group: groups.pages },
  fields: [
    {
      name: 'pages',
      type: 'array',
      label: '页面',
      labels: { singular: '页面', plural: '页面' },
      fields: [
        { ...oneLine('page', '页面路径', { required: true, description: '例如 /GoodsListView。' }), custom: { isCode: true } },
        oneLine('title', '标题', { required: true, maxLength: 40, fits: { letters: 26, place: '内页横幅的两行' } }),
        oneLine('line', '说明', { required: true, maxLength: 60 }),
        picture({ name: 'image', label: '图片', required: true, shownAs: ['pageHeader', 'pageHeaderOnPhone'] }),
        {
          name: 'tone',
          type: 'radio',
          label: '画面明暗',
          required: true,
          defaultValue: 'light',
          options: [
            { label: '深色画面（白字）', value: 'dark' },
            { label: '浅色画面（深字）', value: 'light' },
          ],
        },
        {
          name: 'steps',
          type: 'array',
          label: '提交之后',
          labels: { singular: '步骤', plural: '步骤' },
          maxRows: 5,
          admin: { description: '只用于表单页（/Consult、/SelfService、/Feedback）：提交之后会发生什么。' },
          fields: [oneLine('text', '步骤', { required: true, maxLength: 40 })],
        },
      ],
    },
    editedBy,
  ],
}
