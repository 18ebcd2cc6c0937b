import type { CollectionConfig } from 'payload'
import { hasRole } from '../src/domain/roles'
import { administrators } from './access/administrators'
import { nobody } from './access/nobody'
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
  { value: 'sign-out', label: '登出' },
  { value: 'end-session', label: '结束登录' },
  { value: 'create-user', label: '新建用户' },
  { value: 'change-role', label: '变更角色' },
  { value: 'change-password', label: '更改密码' },
  { value: 'change-email', label: '更改邮箱' },
  { value: 'second-factor-on', label: '启用两步验证' },
  { value: 'second-factor-off', label: '停用两步验证' },
  { value: 'second-factor-reset', label: '重设两步验证' },
  { value: 'recovery-codes', label: '更换恢复码' },
  { value: 'invite', label: '邀请' },
  { value: 'accept-invitation', label: '接受邀请' },
  { value: 'withdraw-invitation', label: '撤回邀请' },
  { value: 'change-security', label: '修改安全设置' },
  { value: 'import', label: '导入' },
  { value: 'export', label: '导出' },
  { value: 'change-settings', label: '修改设置' },
  { value: 'find-person', label: '查询个人信息' },
  { value: 'erase', label: '清除个人信息' },
] as const

/** Who published, deleted, signed in or changed an account, when, and from which network. Written by hooks only; administrators read it. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: '操作记录', plural: '操作记录' },
  defaultSort: '-createdAt',
  admin: {
    group: groups.system,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'actor', 'action', 'subject', 'detail', 'network'],
    listSearchableFields: ['actor', 'subject'],
    hidden: ({ user }) => !hasRole(user, ['admin']),
    description: '发布、删除、登录与账号变更的记录，不可修改。',
  },
  access: { create: nobody, read: administrators, update: nobody, delete: nobody },
  fields: [
    { name: 'action', type: 'select', label: '操作', required: true, index: true, options: [...auditedActions] },
    oneLine('actor', '操作人', { required: true, description: '姓名；定时任务与命令没有操作人，写作“系统”。' }),
    oneLine('subject', '对象', { maxLength: 300 }),
    { ...oneLine('collectionSlug', '所属内容'), admin: { hidden: true } },
    { ...oneLine('documentId', '文档编号'), admin: { hidden: true }, custom: { documentIdOf: 'collectionSlug' } },
    oneLine('detail', '说明', { maxLength: 500 }),
    oneLine('network', '来源网络', { description: '网络地址的前一部分，不含具体设备。' }),
  ],
}
