import type { FlattenedField } from 'payload'
import type { Attribute } from '../payload-types'
import { textField, wholeNumberField, yesNoField } from './basic-fields'
import { limitsOf } from './field-limits'
import type { AttributeLookups } from './lookups'
import { meaningField } from './meaning-field'
import { referencesField } from './reference-fields'
import type { SheetField } from './sheet-field'

/** What an attribute says besides its key (spec: content/attributes-in-sheets). */
export function attributeFields(model: readonly FlattenedField[], { productCategories }: AttributeLookups): SheetField<Attribute>[] {
  const limits = (path: string) => limitsOf(model, path)
  return [
    textField({ label: '名称', limits: limits('name'), of: ({ name }) => name, patch: (name) => ({ name }) }),
    textField({ label: '符号', limits: limits('symbol'), of: ({ symbol }) => symbol, patch: (symbol) => ({ symbol: symbol || null }) }),
    textField({
      label: '条件',
      limits: limits('condition'),
      of: ({ condition }) => condition,
      patch: (condition) => ({ condition: condition || null }),
    }),
    meaningField(limits),
    referencesField({
      label: '适用分类编号',
      noun: '产品分类编号',
      references: productCategories,
      of: ({ categories }) => categories,
      patch: (categories) => ({ categories }),
    }),
    yesNoField({ label: '用作筛选条件', of: ({ isFilter }) => isFilter, patch: (isFilter) => ({ isFilter }) }),
    wholeNumberField({
      label: '排序号',
      limits: limits('sortOrder'),
      of: ({ sortOrder }) => sortOrder,
      patch: (sortOrder) => ({ sortOrder }),
    }),
  ]
}
