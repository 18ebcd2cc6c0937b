import type { GlobalConfig } from 'payload'
import { administrators } from '../access/administrators'
import { administratorsAndServiceStaff } from '../access/administrators-and-service-staff'
import { hasRole } from '../access/roles'
import { groups } from '../groups'

/** How long personal data from forms is kept, and who is told of new requests. */
export const ServiceSettings: GlobalConfig = {
  slug: 'service-settings',
  label: '客服设置',
  admin: { group: groups.service, hidden: ({ user }) => !hasRole(user, ['admin', 'service']) },
  access: { read: administratorsAndServiceStaff, update: administrators },
  fields: [
    {
      name: 'retentionMonths',
      type: 'number',
      label: '保存期限（月）',
      min: 1,
      max: 240,
      admin: { description: '超过期限的服务请求与项目咨询每天自动处理一次。留空则一直保存。' },
    },
    {
      name: 'retentionAction',
      type: 'select',
      label: '到期处理',
      required: true,
      defaultValue: 'anonymise',
      options: [
        { label: '匿名化（删除姓名、电话、内容与照片，保留类别与状态供统计）', value: 'anonymise' },
        { label: '删除', value: 'delete' },
      ],
    },
    {
      name: 'notifiedAddresses',
      type: 'array',
      label: '新请求通知邮箱',
      labels: { singular: '邮箱', plural: '邮箱' },
      maxRows: 20,
      admin: { description: '留空时通知所有客服用户。服务器配置了 SMTP 后才会发送。' },
      fields: [{ name: 'address', type: 'email', label: '邮箱', required: true }],
    },
  ],
}
