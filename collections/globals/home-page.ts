import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { asTable } from '../fields/as-table'
import { editedBy } from '../fields/edited-by'
import { figures } from '../fields/figure'
import { oneLine } from '../fields/one-line'
import { picture } from '../fields/picture'
import { seo } from '../fields/seo'
import { groups } from '../groups'

/** The sections of the home page; banners, stories and news have collections of their own. */
export const HomePage: GlobalConfig = {
  ...contentGlobal,
  slug: 'home-page',
  label: '首页',
  admin: { group: groups.pages },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: '重点产品',
          fields: [
            oneLine('featuredTitle', '标题', { required: true }),
            oneLine('featuredLine', '说明', { required: true }),
            asTable({
              name: 'featured',
              type: 'array',
              label: '产品',
              labels: { singular: '产品', plural: '产品' },
              minRows: 5,
              maxRows: 5,
              fields: [
                { name: 'product', type: 'relationship', label: '产品', relationTo: 'products', required: true },
                oneLine('kicker', '眉题', { required: true, maxLength: 20 }),
                oneLine('headline', '标题', { required: true, maxLength: 30, fits: { letters: 12, place: '首页的产品卡片' } }),
                oneLine('line', '一句话', { required: true, maxLength: 40 }),
                figures({ name: 'figures', label: '数字', maxRows: 2 }),
              ],
            }),
          ],
        },
        {
          label: '案例与新闻',
          fields: [
            oneLine('storiesTitle', '案例标题', { required: true }),
            oneLine('storiesLine', '案例说明', { required: true }),
            oneLine('newsTitle', '新闻标题', { required: true }),
          ],
        },
        {
          name: 'help',
          label: '选型帮助',
          fields: [
            oneLine('title', '标题', { required: true }),
            oneLine('line', '说明', { required: true }),
            picture({ name: 'image', label: '图片', required: true, shownAs: ['help'] }),
            oneLine('primaryLabel', '选型按钮', { required: true, maxLength: 20 }),
            oneLine('secondaryLabel', '咨询按钮', { required: true, maxLength: 20 }),
          ],
        },
      ],
    },
    seo,
    editedBy,
  ],
}
