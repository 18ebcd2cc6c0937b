import type { FieldHook, TextField } from 'payload'
import { PRODUCT_ID, RESERVED_PRODUCT_ID } from '../../src/domain/product-ids'
import { hasRole } from '../../src/domain/roles'
import { nextNumber } from '../hooks/next-number'
import { sayTakenNumber, takenNumber } from './taken-number'

const assignProductId: FieldHook = async ({ operation, originalDoc, req, value }) => {
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  if (operation !== 'create') return originalDoc?.articleId
  return String(await nextNumber({ collection: 'products', field: 'articleId', req }))
}

/** A product's public id: text, because ids such as `160_2` exist (spec: content/product-ids). */
export const productId: TextField = {
  name: 'articleId',
  type: 'text',
  label: '产品编号',
  unique: true,
  index: true,
  maxLength: 20,
  custom: { isCode: true },
  // A copy has a number of its own.
  disableDuplicate: true,
  access: { update: ({ req }) => hasRole(req.user, ['admin']) },
  hooks: { beforeValidate: [assignProductId] },
  validate: (value: unknown, options) => {
    if (value === undefined || value === null || value === '') return true
    if (value === RESERVED_PRODUCT_ID) return `${RESERVED_PRODUCT_ID} 是保留编号，不能使用`
    if (!PRODUCT_ID.test(String(value))) return '产品编号须为数字，或“数字_数字”'
    return takenNumber('articleId', value, options)
  },
  admin: {
    position: 'sidebar',
    description: '网址与接口使用的编号，新建时自动分配，仅管理员可修改。',
    components: sayTakenNumber,
  },
}
