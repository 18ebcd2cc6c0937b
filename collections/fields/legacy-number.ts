import type { Field } from 'payload'
import { hasRole } from '../../src/domain/roles'
import { assignLegacyNumber } from '../hooks/assign-legacy-number'

/**
 * The number by which public URLs and `/prod-api` know a document (spec: content/numbers): unique, given automatically to new
 * documents, and changed by nobody but an administrator.
 */
export function legacyNumber(name: 'articleId' | 'categoryId' | 'attachmentId', label: string): Field {
  return {
    name,
    type: 'number',
    label,
    unique: true,
    index: true,
    min: 1,
    access: { update: ({ req }) => hasRole(req.user, ['admin']) },
    hooks: { beforeValidate: [assignLegacyNumber] },
    admin: {
      position: 'sidebar',
      description: '网址与接口使用的编号，新建时自动分配，仅管理员可修改。',
      step: 1,
    },
  }
}
