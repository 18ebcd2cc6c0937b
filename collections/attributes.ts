import type { ArrayFieldValidation, CollectionConfig, Condition } from 'payload'
import { attributeKinds, matchings } from '../src/domain/attributes/kinds'
import { unitNames } from '../src/domain/attributes/units'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staff } from './access/staff'
import { exportAsSpreadsheet } from './endpoints/export-spreadsheet'
import { importSpreadsheet } from './endpoints/import-spreadsheet'
import { attributeKey } from './fields/attribute-key'
import { attributeTitle } from './fields/attribute-title'
import { oneLine } from './fields/one-line'
import { sortOrder } from './fields/sort-order'
import { groups } from './groups'
import { refuseChangeOfMeaning, refuseDeletionOfUsed } from './hooks/attribute-in-use'
import { forgetValuesOfGone, keepValuesOfChanged } from './hooks/keep-attribute-values'
import { queueGapsOfAttribute, queueGapsOfGone } from './hooks/queue-filter-gaps'

const isOf =
  (kind: string): Condition =>
  (data) =>
    data?.kind === kind

const hasSome: ArrayFieldValidation = (rows) => (Array.isArray(rows) ? rows.length > 0 : Boolean(rows)) || '请至少填写一个选项。'

/** What a parameter is: its name, its unit, and how one looks for it (record 0060). Products name them in their rows of parameters. */
export const Attributes: CollectionConfig = {
  slug: 'attributes',
  labels: { singular: '属性', plural: '属性' },
  defaultSort: ['sortOrder', 'key'],
  admin: {
    group: groups.products,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'match', 'categories', 'isFilter', 'sortOrder'],
    listSearchableFields: ['title', 'key'],
    description: '产品技术参数的统一定义：同一个量在所有产品中用同一个属性，才能比较、筛选和选型。',
    components: { beforeListTable: ['/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar'] },
  },
  endpoints: [exportAsSpreadsheet('attributes'), ...importSpreadsheet('attributes')],
  access: {
    create: administratorsAndEditors,
    read: staff,
    update: administratorsAndEditors,
    delete: administratorsAndEditors,
  },
  hooks: {
    beforeChange: [refuseChangeOfMeaning],
    afterChange: [keepValuesOfChanged, queueGapsOfAttribute],
    beforeDelete: [refuseDeletionOfUsed],
    afterDelete: [forgetValuesOfGone, queueGapsOfGone],
  },
  fields: [
    { name: 'help', type: 'ui', admin: { components: { Field: '/src/admin/attributes/attribute-help#AttributeHelp' } } },
    oneLine('name', '名称', { required: true, maxLength: 40, description: '参数表中的叫法，例如：额定电流。' }),
    {
      type: 'row',
      fields: [
        oneLine('symbol', '符号', { maxLength: 20, description: '例如 In、Icu、Uimp；下标不用特别写。' }),
        oneLine('condition', '条件', {
          maxLength: 60,
          description: '同一个量在不同条件下是不同的属性，例如分断能力的 AC 400 V 与 AC 690 V。',
        }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: '类型',
          required: true,
          defaultValue: 'number',
          options: [...attributeKinds],
          admin: { description: '数值带单位，例如 250 A；选项从固定的几种里选，例如极数 3P、4P。' },
        },
        {
          name: 'unit',
          type: 'select',
          label: '单位',
          options: [...unitNames],
          admin: { condition: isOf('number'), description: '参数表以这个单位显示；填写 kA 时自动换算成 A。没有单位的数值留空。' },
        },
        {
          name: 'match',
          type: 'select',
          label: '怎样算符合',
          required: true,
          defaultValue: 'equal',
          options: [...matchings],
          admin: { condition: isOf('number'), description: '客户选了一个数值后，哪些产品算符合。' },
        },
      ],
    },
    {
      name: 'choices',
      type: 'array',
      label: '选项',
      labels: { singular: '选项', plural: '选项' },
      validate: hasSome,
      admin: { condition: isOf('choice'), description: '按显示顺序填写。' },
      fields: [
        {
          type: 'row',
          fields: [
            oneLine('value', '值', { required: true, maxLength: 40, description: '产品参数中填写的写法，例如 3P。' }),
            oneLine('label', '显示为', { maxLength: 40, description: '不填则与值相同。' }),
            oneLine('aliases', '其他写法', { maxLength: 200, description: '用逗号分开，例如：三极, 3极。' }),
          ],
        },
      ],
    },
    {
      name: 'categories',
      type: 'relationship',
      label: '适用分类',
      relationTo: 'product-categories',
      hasMany: true,
      admin: { description: '选大类时，其下所有子类都适用；不选则所有产品都适用。' },
    },
    attributeTitle,
    attributeKey,
    {
      name: 'isFilter',
      type: 'checkbox',
      label: '用作筛选条件',
      admin: { position: 'sidebar', description: '所选分类的产品列表上可以按它筛选。' },
    },
    sortOrder,
  ],
}
