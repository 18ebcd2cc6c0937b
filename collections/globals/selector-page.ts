import type { GlobalConfig } from 'payload'
import { SELECTOR_LINE, uses } from '../../src/domain/selector/uses'
import { contentGlobal } from '../content-collection'
import { editedBy } from '../fields/edited-by'
import { oneLine } from '../fields/one-line'
import { picture } from '../fields/picture'
import { seo } from '../fields/seo'
import { groups } from '../groups'

/** The start of the selector: what devices are for, in the editors' words and order (spec: selector/uses). */
export const SelectorPage: GlobalConfig = {
  ...contentGlobal,
  slug: 'selector-page',
  label: '产品选型',
  admin: { group: groups.pages },
  fields: [
    { ...oneLine('line', '标题下的一句话', { required: true, maxLength: 60 }), defaultValue: SELECTOR_LINE },
    {
      name: 'uses',
      type: 'array',
      label: '用途',
      labels: { singular: '用途', plural: '用途' },
      maxRows: uses.length,
      defaultValue: uses.map(({ key, title, line }) => ({ use: key, title, line })),
      admin: { description: '按这里的顺序显示；没有产品的用途不显示，一行也不填时显示全部用途。' },
      fields: [
        {
          name: 'use',
          type: 'select',
          label: '计算方式',
          required: true,
          options: uses.map(({ key, title }) => ({ value: key, label: title })),
          admin: { description: '决定第二步要填哪些数据、用哪些公式。' },
        },
        oneLine('title', '名称', { required: true, maxLength: 12 }),
        oneLine('line', '说明', { required: true, maxLength: 30 }),
        picture({ name: 'picture', label: '图片', description: '留空时用该分类第一款产品的图片。', shownAs: ['productCard'] }),
        {
          name: 'categories',
          type: 'relationship',
          label: '产品分类',
          relationTo: 'product-categories',
          hasMany: true,
          admin: { description: '在哪些分类中选型；留空时用随系统提供的分类。' },
        },
      ],
    },
    seo,
    editedBy,
  ],
}
