import type { CollectionConfig, RelationshipFieldSingleValidation, TextFieldSingleValidation } from 'payload'
import { relationship, text } from 'payload/shared'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staff } from './access/staff'
import { exportAsSpreadsheet } from './endpoints/export-spreadsheet'
import { importSpreadsheet } from './endpoints/import-spreadsheet'
import { foldedCode, foreignCode } from './fields/foreign-code'
import { oneLine, plainText } from './fields/one-line'
import { ownOrderCode } from './fields/own-order-code'
import { groups } from './groups'

/** Not `required`, which would keep a product from being deleted for ever. */
const namesProduct: RelationshipFieldSingleValidation = (value, options) => (value ? relationship(value, options) : '请选择产品。')

const namesMaker: TextFieldSingleValidation = (value, options) =>
  Reflect.get(options.data, 'kind') === 'equivalent' && !value ? '请填写这个型号是哪个厂家的。' : text(value, options)

/** Order codes that are none of ours today, and what we deliver instead: what was discontinued, and what other makers call it. */
export const CodeAliases: CollectionConfig = {
  slug: 'code-aliases',
  labels: { singular: '型号对照', plural: '型号对照' },
  defaultSort: 'code',
  admin: {
    group: groups.products,
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'maker', 'product', 'orderCode', 'updatedAt'],
    listSearchableFields: ['code', 'maker', 'orderCode'],
    description: '客户手里的旧型号、其他厂家的型号，对应我们的哪个产品。搜索和选型清单会用到。',
    components: { beforeListTable: ['/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar'] },
  },
  endpoints: [exportAsSpreadsheet('code-aliases'), ...importSpreadsheet('code-aliases')],
  access: {
    create: administratorsAndEditors,
    read: staff,
    update: administratorsAndEditors,
    delete: administratorsAndEditors,
  },
  fields: [
    foreignCode,
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: '关系',
          required: true,
          defaultValue: 'replaced',
          options: [
            { value: 'replaced', label: '停产替代' },
            { value: 'equivalent', label: '他厂对照' },
          ],
        },
        {
          name: 'maker',
          type: 'text',
          label: '厂家',
          maxLength: 60,
          admin: { condition: (data) => data?.kind === 'equivalent', description: '这个型号是哪家的。' },
          validate: namesMaker,
        },
      ],
    },
    {
      name: 'product',
      type: 'relationship',
      label: '我们的产品',
      relationTo: 'products',
      index: true,
      validate: namesProduct,
      admin: { description: '必填。' },
    },
    ownOrderCode,
    oneLine('source', '依据', { maxLength: 200, description: '例如：2025 年停产公告、某某样本第 12 页。' }),
    plainText('remark', '说明', { maxLength: 300, description: '替换时要注意什么，例如：安装孔距不同。' }),
    foldedCode,
  ],
}
