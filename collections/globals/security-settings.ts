import type { GlobalConfig } from 'payload'
import { hasRole, roleLabels, roles } from '../../src/domain/roles'
import { administrators } from '../access/administrators'
import { editedBy } from '../fields/edited-by'
import { groups } from '../groups'
import { endUnprotectedSessions, keepOwnAccess } from '../hooks/demand-second-factor'

/** What administrators demand of accounts. */
export const SecuritySettings: GlobalConfig = {
  slug: 'security-settings',
  label: '安全设置',
  admin: { group: groups.system, hidden: ({ user }) => !hasRole(user, ['admin']) },
  access: { read: administrators, update: administrators },
  hooks: { beforeChange: [keepOwnAccess], afterChange: [endUnprotectedSessions] },
  fields: [
    {
      name: 'secondFactorRoles',
      type: 'select',
      label: '必须使用两步验证的角色',
      hasMany: true,
      options: roles.map((role) => ({ label: roleLabels[role], value: role })),
      admin: {
        description: '这些角色登录时，除密码外还要输入手机上的验证码；还没有启用的人会被要求先启用，之前不能使用后台。其他人可以自愿启用。',
      },
    },
    // Besides: without a column of its own, Payload would leave the time of the last change as it was.
    editedBy,
  ],
}
