import type { CollectionConfig } from 'payload'
import { noteSessionUse } from '../src/accounts/note-session-use'
import { PASSWORD_LINK_MINUTES } from '../src/domain/password-link'
import { hasRole, roleLabels, roles } from '../src/domain/roles'
import { environment } from '../src/lib/environment'
import { administrators } from './access/administrators'
import { administratorsOrSelf } from './access/administrators-or-self'
import { nobody } from './access/nobody'
import { firstRegister } from './endpoints/first-register'
import { forgotPassword } from './endpoints/forgot-password'
import { invitationEndpoints } from './endpoints/invitations'
import { resetPassword } from './endpoints/reset-password'
import { secondFactorEndpoints } from './endpoints/second-factor'
import { sessionEndpoints } from './endpoints/sessions'
import { signIn } from './endpoints/sign-in'
import { accountSecrets } from './fields/account-secrets'
import { notedInstant } from './fields/noted-instant'
import { sessions } from './fields/sessions'
import { groups } from './groups'
import { recordAccountChange, recordFailedSignIn, recordSignOut } from './hooks/audit-accounts'
import { checkCredentials, confirmIdentity } from './hooks/check-credentials'
import { endOtherSessions } from './hooks/end-other-sessions'
import { handOverSchedules } from './hooks/hand-over-schedules'
import { keepAnAdministrator } from './hooks/keep-an-administrator'
import { oneWayIn } from './hooks/one-way-in'

const MINUTE_MS = 60_000

/** Staff accounts. There is no public registration (spec: content/no-registration). */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: '用户', plural: '用户' },
  auth: {
    // Payload's lock would let a stranger keep somebody out: src/limits/sign-in-limits.ts holds tries back instead.
    maxLoginAttempts: 0,
    strategies: [noteSessionUse],
    tokenExpiration: 8 * 3600,
    cookies: { sameSite: 'Lax', secure: environment.SITE_URL.startsWith('https:') },
    forgotPassword: { expiration: PASSWORD_LINK_MINUTES * MINUTE_MS },
  },
  admin: {
    group: groups.system,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'invitedUntil', 'secondFactorSince'],
    listSearchableFields: ['name', 'email'],
    hidden: ({ user }) => !hasRole(user, ['admin']),
    components: { views: { edit: { default: { Component: '/src/admin/account/edit-account#EditAccount' } } } },
  },
  access: {
    admin: ({ req }) => hasRole(req.user, roles),
    create: administrators,
    read: administratorsOrSelf,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: nobody,
  },
  hooks: {
    beforeOperation: [oneWayIn, confirmIdentity],
    beforeValidate: [checkCredentials],
    afterChange: [recordAccountChange, endOtherSessions],
    afterDelete: [handOverSchedules],
    afterOperation: [keepAnAdministrator],
    afterLogout: [recordSignOut],
    afterError: [recordFailedSignIn],
  },
  // Before Payload's own of the same paths.
  endpoints: [forgotPassword, firstRegister, signIn, resetPassword, ...sessionEndpoints, ...secondFactorEndpoints, ...invitationEndpoints],
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
    {
      name: 'currentPassword',
      type: 'text',
      label: '当前密码',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/src/admin/account/current-password#CurrentPassword' },
      },
    },
    // Shown in lists; below the form `AccountSecurity` says more.
    notedInstant('invitedUntil', '邀请有效至', '/src/admin/account/invitation-cell#InvitationCell'),
    notedInstant('secondFactorSince', '两步验证', '/src/admin/account/second-factor-cell#SecondFactorCell'),
    {
      name: 'security',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/src/admin/account/account-security#AccountSecurity' } },
    },
    sessions,
    ...accountSecrets,
  ],
}
