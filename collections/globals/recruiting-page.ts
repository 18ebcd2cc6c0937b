import type { GlobalConfig } from 'payload'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { oneLine, plainText } from '../fields/one-line'
import { picture } from '../fields/picture'
import { seo } from '../fields/seo'
import { webLink } from '../fields/web-link'
import { groups } from '../groups'

/** The recruiting page: culture values and the link to open positions. */
export const RecruitingPage: GlobalConfig = {
  ...contentGlobal,
  slug: 'recruiting-page',
  label: '招贤纳士',
  admin: { group: groups.pages },
  fields: [
    oneLine('title', '标题', { required: true }),
    oneLine('line', '说明', { required: true }),
    picture({ name: 'banner', label: '横幅', required: true, shownAs: ['pageHeader', 'pageHeaderOnPhone'] }),
    plainText('introduction', '介绍', { required: true }),
    {
      name: 'values',
      type: 'array',
      label: '文化价值观',
      labels: { singular: '价值观', plural: '价值观' },
      fields: [
        oneLine('name', '名称', { required: true, maxLength: 10 }),
        oneLine('description', '说明', { required: true, maxLength: 100 }),
      ],
    },
    oneLine('jobsLabel', '热招职位按钮', { required: true, maxLength: 20 }),
    webLink('jobsUrl', '招聘网站', { required: true, isOutside: true }),
    seo,
    editedBy,
  ],
}
