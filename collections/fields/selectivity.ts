import type { ArrayField, ArrayFieldValidation } from 'payload'
import { array } from 'payload/shared'
import { z } from 'zod'
import { LEAST_CURRENT, MOST_CURRENT, readLimit, saidTwice } from '../../src/domain/selectivity'
import { idOf, type Reference } from '../../src/lib/references'
import { oneLine } from './one-line'

/** More than the longest table of a catalogue says of one upstream device. */
const MOST_ROWS = 200

const place = z
  .looseObject({ product: z.custom<Reference>(), from: z.number(), upTo: z.number() })
  .transform(({ product, from, upTo }) => ({ product: idOf(product), from, upTo }))
  .catch({ product: null, from: 0, upTo: 0 })

/** A field of a table says one thing. */
const eachOnce: ArrayFieldValidation = (rows, options) => {
  // The form sends no rows as their number.
  const twice = saidTwice(place.array().catch([]).parse(rows))
  if (!twice) return array(rows, options)
  return `第 ${twice.first + 1} 行与第 ${twice.again + 1} 行的下级产品和两个 In 都相同，请删去其中一行。`
}

/**
 * What the tables of selectivity say of this product as the upstream device. Only this side is stored; the page of the other product, and the
 * selector, read it from there (spec: products/selectivity).
 */
export const selectivityRows: ArrayField = {
  name: 'selectivity',
  type: 'array',
  label: '选择性配合（本产品为上级）',
  labels: { singular: '配合', plural: '配合' },
  maxRows: MOST_ROWS,
  validate: eachOnce,
  admin: {
    initCollapsed: true,
    description:
      '按样本的选择性表逐格填写，每一对只写在上级产品上；表里是“—”的不填。数值均指 AC 380〜415 V。整张表也可以用表格导入：每格在“选择性配合”工作表里占一行。',
    components: { RowLabel: '/src/admin/selectivity/row-label#SelectivityLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'product',
          type: 'relationship',
          label: '下级产品',
          relationTo: 'products',
          required: true,
          admin: { allowCreate: false, allowEdit: false, width: '40%' },
        },
        {
          name: 'from',
          type: 'number',
          label: '上级 In 不小于（A）',
          required: true,
          min: LEAST_CURRENT,
          max: MOST_CURRENT,
          admin: { width: '20%' },
        },
        {
          name: 'upTo',
          type: 'number',
          label: '下级 In 不大于（A）',
          required: true,
          min: LEAST_CURRENT,
          max: MOST_CURRENT,
          admin: { width: '20%' },
        },
        {
          ...oneLine('limit', '极限（kA，T 为完全）', { required: true, maxLength: 10 }),
          validate: (value: unknown) =>
            (typeof value === 'string' && readLimit(value) !== undefined) || '请填写 kA 数值（例如 12.5），或 T（完全选择性）',
          admin: { width: '20%' },
        },
      ],
    },
  ],
}

export const selectivityConditions = oneLine('selectivityConditions', '选择性配合的条件', {
  maxLength: 120,
  description: '与表格一起显示，例如：上级瞬时整定在最大档。',
})
