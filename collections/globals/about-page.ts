import type { Field, GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { figures } from '../fields/figure'
import { milestones } from '../fields/milestones'
import { oneLine, plainText } from '../fields/one-line'
import { picture } from '../fields/picture'
import { seo } from '../fields/seo'
import { groups } from '../groups'

const sectionFields: Field[] = [
  oneLine('title', '标题', { required: true }),
  plainText('content', '内容', { required: true }),
  picture({ name: 'image', label: '图片', required: true, shownAs: ['aboutPicture'] }),
]

/** The about page; the company introduction is single page 50. */
export const AboutPage: GlobalConfig = {
  ...contentGlobal,
  slug: 'about-page',
  label: '关于我们',
  admin: { group: groups.pages },
  fields: [
    oneLine('slogan', '标语', { required: true }),
    picture({ name: 'banner', label: '横幅', required: true, shownAs: ['pageHeader', 'pageHeaderOnPhone'] }),
    {
      type: 'tabs',
      tabs: [
        {
          name: 'map',
          label: '全球业务',
          fields: [
            oneLine('title', '标题', { required: true }),
            oneLine('line', '说明', { required: true }),
            {
              name: 'markers',
              type: 'array',
              label: '地图标记',
              labels: { singular: '标记', plural: '标记' },
              fields: [
                oneLine('name', '名称', { required: true, maxLength: 30 }),
                {
                  type: 'row',
                  fields: [
                    { name: 'longitude', type: 'number', label: '经度', required: true, min: -180, max: 180 },
                    { name: 'latitude', type: 'number', label: '纬度', required: true, min: -90, max: 90 },
                  ],
                },
                oneLine('description', '说明', { required: true, maxLength: 200 }),
              ],
            },
            figures({ name: 'tiles', label: '数字', maxRows: 4 }),
          ],
        },
        { name: 'innovation', label: '创新与专利', fields: [...sectionFields, figures({ name: 'figures', label: '数字' })] },
        { name: 'manufacturing', label: '智能制造', fields: [...sectionFields, figures({ name: 'figures', label: '数字' })] },
        {
          name: 'quality',
          label: '质量管理',
          fields: [...sectionFields, milestones({ name: 'milestones', label: '认证历程' }), milestones({ name: 'awards', label: '奖项' })],
        },
        {
          name: 'certifications',
          label: '全球认证',
          fields: [
            oneLine('title', '标题', { required: true }),
            {
              name: 'badges',
              type: 'array',
              label: '认证标识',
              labels: { singular: '标识', plural: '标识' },
              fields: [
                oneLine('name', '名称', { required: true, maxLength: 40 }),
                picture({ name: 'image', label: '图片', required: true, shownAs: ['badge'] }),
              ],
            },
          ],
        },
      ],
    },
    seo,
    editedBy,
  ],
}
