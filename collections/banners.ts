import type { CollectionConfig } from 'payload'
import type { Fits } from '../src/domain/fitting-text'
import { contentCollection } from './content-collection'
import { editedBy } from './fields/edited-by'
import { oneLine } from './fields/one-line'
import { picture } from './fields/picture'
import { sortOrder } from './fields/sort-order'
import { webLink } from './fields/web-link'
import { groups } from './groups'

/** Slides of the home page and of the product list; the words are text over the picture. Those of a legacy site are in it: such a slide has no headline. */
export const Banners: CollectionConfig = {
  ...contentCollection,
  slug: 'banners',
  labels: { singular: '横幅', plural: '横幅' },
  defaultSort: ['placement', 'sortOrder'],
  admin: {
    group: groups.pages,
    useAsTitle: 'headline',
    defaultColumns: ['headline', 'placement', 'image', 'sortOrder', '_status', 'updatedAt', 'editedBy'],
    listSearchableFields: ['headline', 'kicker'],
  },
  fields: [
    {
      name: 'placement',
      type: 'select',
      label: '位置',
      required: true,
      index: true,
      options: [
        { label: '首页', value: 'home' },
        { label: '产品中心', value: 'product' },
      ],
    },
    {
      name: 'headline',
      type: 'textarea',
      label: '标题',
      maxLength: 60,
      custom: { fits: { letters: 10, place: '横幅的一行' } satisfies Fits },
      admin: { description: '一到两行；换行即分行。文字已在图片里的横幅可以不填，由图片的替代文字代替。' },
    },
    oneLine('kicker', '眉题', { maxLength: 40 }),
    oneLine('description', '说明', { maxLength: 120 }),
    picture({
      name: 'image',
      label: '图片',
      required: true,
      description: '推荐 2880 × 1200（至少 1920 × 880），左侧留出放文字的安静区域。',
      shownAs: ['slide', 'slideOnPhone'],
    }),
    {
      name: 'tone',
      type: 'radio',
      label: '画面明暗',
      required: true,
      defaultValue: 'dark',
      options: [
        { label: '深色画面（白字）', value: 'dark' },
        { label: '浅色画面（深字）', value: 'light' },
      ],
    },
    webLink('url', '链接'),
    oneLine('linkLabel', '按钮文字', { maxLength: 20 }),
    {
      name: 'opensVideo',
      type: 'checkbox',
      label: '打开宣传片',
      admin: { description: '点击后播放单页 436 的视频，而不是打开链接。' },
    },
    sortOrder,
    editedBy,
  ],
}
