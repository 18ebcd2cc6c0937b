import type { Field, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { hasRole } from '../../src/domain/roles'
import { assignLegacyNumber } from '../hooks/assign-legacy-number'
import { sayTakenNumber, takenNumber } from './taken-number'

/**
 * The number by which public URLs and `/prod-api` know a document (spec: content/numbers): unique, given automatically to new
 * documents, and changed by nobody but an administrator.
 */
export function legacyNumber(name: 'articleId' | 'categoryId' | 'attachmentId', label: string): Field {
  const validate: NumberFieldSingleValidation = async (value, options) => {
    const isNumber = await number(value, options)
    return isNumber === true ? takenNumber(name, value, options) : isNumber
  }
  return {
    name,
    type: 'number',
    label,
    unique: true,
    // A copy has a number of its own.
    disableDuplicate: true,
    index: true,
    min: 1,
    access: { update: ({ req }) => hasRole(req.user, ['admin']) },
    hooks: { beforeValidate: [assignLegacyNumber] },
    validate,
    admin: {
      position: 'sidebar',
      description: '网址与接口使用的编号，新建时自动分配，仅管理员可修改。',
      step: 1,
      components: sayTakenNumber,
    },
  }
}
