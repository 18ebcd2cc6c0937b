import type { CollectionConfig } from 'payload'
import { administrators } from './access/administrators'
import { nobody } from './access/nobody'
import { hasRole } from './access/roles'
import { oneLine } from './fields/one-line'
import { groups } from './groups'

/** What the log records, with its Chinese names. */
export const auditedActions = [
  { value: 'publish', label: '发布' },
  { value: 'unpublish', label: '取消发布' },
  { value: 'trash', label: '移入回收站' },
  { value: 'restore', label: '从回收站恢复' },
  { value: 'delete', label: '删除' },
  { value: 'sign-in', label: '登录' },
  { value: 'sign-in-failed', label: '登录失败' },
  { value: 'create-user', label: '新建用户' },
  { value: 'change-role', label: '变更角色' },
  { value: 'import', label: '导入' },
  { value: 'export', label: '导出' },
] as const

/** Who published, deleted, signed in or changed a role, and when. Written by hooks only; administrators read it. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: '操作记录', plural: '操作记录' },
  defaultSort: '-createdAt',
  admin: {
    group: groups.system,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'detail'],
    listSearchableFields: ['actor', 'subject'],
    hidden: ({ user }) => !hasRole(user, ['admin']),
    description: '发布、删除、登录与角色变更的记录，不可修改。',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'action', type: 'select', label: '操作', required: true, index: true, options: [...auditedActions] },
    oneLine('actor', '操作人', { required: true, description: '姓名；定时任务与命令没有操作人，写作“系统”。' }),
    oneLine('subject', '对象', { maxLength: 300 }),
    { ...oneLine('collectionSlug', '所属内容'), admin: { hidden: true } },
    { ...oneLine('documentId', '文档编号'), admin: { hidden: true } },
    oneLine('detail', '说明', { maxLength: 500 }),
  ],
}
