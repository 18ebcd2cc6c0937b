import type { CollectionConfig } from 'payload'
import { PASSWORD_LINK_MINUTES } from '../src/lib/password-link'
import { administrators } from './access/administrators'
import { administratorsOrSelf } from './access/administrators-or-self'
import { hasRole, roleLabels, roles } from './access/roles'
import { firstRegister } from './endpoints/first-register'
import { forgotPassword } from './endpoints/forgot-password'
import { groups } from './groups'
import { recordAccountChange, recordFailedSignIn, recordSignIn } from './hooks/audit-accounts'
import { handOverSchedules } from './hooks/hand-over-schedules'
import { keepAnAdministrator } from './hooks/keep-an-administrator'
import { forgetSuccess, limitSignIns } from './hooks/limit-sign-ins'

const MINUTE_MS = 60_000
const LOCK_MINUTES = 10

/** Staff accounts. There is no public registration (decision 8). */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '用户', plural: '用户' },
  auth: {
    maxLoginAttempts: 8,
    lockTime: LOCK_MINUTES * MINUTE_MS,
    tokenExpiration: 8 * 3600,
    cookies: { sameSite: 'Lax' },
    forgotPassword: { expiration: PASSWORD_LINK_MINUTES * MINUTE_MS },
  },
  admin: {
    group: groups.system,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    hidden: ({ user }) => !hasRole(user, ['admin']),
  },
  access: {
    admin: ({ req }) => hasRole(req.user, roles),
    create: administrators,
    read: administratorsOrSelf,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeOperation: [limitSignIns],
    afterChange: [recordAccountChange],
    afterDelete: [handOverSchedules],
    afterOperation: [keepAnAdministrator],
    afterLogin: [recordSignIn, forgetSuccess],
    afterError: [recordFailedSignIn],
  },
  // Before Payload's own of the same paths.
  endpoints: [forgotPassword, firstRegister],
  fields: [
    { name: 'name', type: 'text', label: '姓名', required: true, maxLength: 40, saveToJWT: true },
    {
      name: 'role',
      type: 'select',
      label: '角色',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: roles.map((role) => ({ label: roleLabels[role], value: role })),
      access: {
        create: ({ req }) => hasRole(req.user, ['admin']),
        update: ({ req }) => hasRole(req.user, ['admin']),
      },
      admin: { description: '管理员：全部；编辑：内容与发布；客服：服务请求与咨询。' },
    },
  ],
}
