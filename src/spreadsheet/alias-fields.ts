import type { FlattenedField } from 'payload'
import type { CodeAlias } from '../payload-types'
import { textField } from './basic-fields'
import { limitsOf } from './field-limits'
import type { AliasLookups } from './lookups'
import { referenceField } from './reference-fields'
import { CellProblem, type SheetField, sheetField } from './sheet-field'

const KIND = '关系'

const kinds = [
  { value: 'replaced', label: '停产替代' },
  { value: 'equivalent', label: '他厂对照' },
] as const

const labelOf = (kind: CodeAlias['kind']) => kinds.find(({ value }) => value === kind)?.label ?? ''

const kindField = sheetField<CodeAlias, CodeAlias['kind'] | ''>({
  label: KIND,
  required: true,
  of: ({ kind }) => kind,
  write: (kind) => [kind && labelOf(kind)],
  read: ([cell = '']) => {
    const kind = kinds.find(({ label }) => label === cell.trim())
    if (!kind) throw new CellProblem(KIND, `没有关系“${cell}”，可用的有：${kinds.map(({ label }) => label).join('、')}`)
    return kind.value
  },
  patch: (kind) => (kind === '' ? {} : { kind }),
})

/** What is known of a code that is none of ours, besides the code itself (spec: content/rules-in-sheets). */
export function aliasFields(model: readonly FlattenedField[], { products }: AliasLookups): SheetField<CodeAlias>[] {
  const limits = (path: string) => limitsOf(model, path)
  return [
    kindField,
    textField({ label: '厂家', limits: limits('maker'), of: ({ maker }) => maker, patch: (maker) => ({ maker: maker || null }) }),
    referenceField({
      label: '产品编号',
      noun: '产品编号',
      references: products,
      required: true,
      of: ({ product }) => product,
      patch: (product) => (product === null ? {} : { product }),
    }),
    textField({
      label: '我们的订货型号',
      limits: limits('orderCode'),
      of: ({ orderCode }) => orderCode,
      patch: (orderCode) => ({ orderCode: orderCode || null }),
    }),
    textField({ label: '依据', limits: limits('source'), of: ({ source }) => source, patch: (source) => ({ source: source || null }) }),
    textField({ label: '说明', limits: limits('remark'), of: ({ remark }) => remark, patch: (remark) => ({ remark: remark || null }) }),
  ]
}
