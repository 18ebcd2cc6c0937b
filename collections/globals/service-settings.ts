import type { GlobalConfig, NumberField } from 'payload'
import { hasRole } from '../../src/domain/roles'
import { administrators } from '../access/administrators'
import { administratorsAndServiceStaff } from '../access/administrators-and-service-staff'
import { groups } from '../groups'

type Bounds = { defaultValue: number; min: number; max: number; description?: string }

/** A number of months or days that is always set: nothing is kept for ever. */
function period(name: string, label: string, { description, ...bounds }: Bounds): NumberField {
  return { name, type: 'number', label, required: true, ...bounds, admin: { step: 1, width: '33%', description } }
}

const months = { min: 1, max: 240 }

/** How long personal data is kept, which the privacy page shows; and who is told of new requests. */
export const ServiceSettings: GlobalConfig = {
  slug: 'service-settings',
  label: '客服设置',
  admin: { group: groups.service, hidden: ({ user }) => !hasRole(user, ['admin', 'service']) },
  access: { read: administratorsAndServiceStaff, update: administrators },
  fields: [
    {
      name: 'retention',
      type: 'group',
      label: '保存期限',
      admin: {
        description:
          '自状态改为“已完成”之日起计算，每天夜里自动处理一次；未完成的请求不会被处理。隐私条款等单页中的“保存期限”会随这里自动更新，请勿在正文里另写数字。',
      },
      fields: [
        {
          type: 'row',
          fields: [
            period('consultationMonths', '项目咨询（月）', { ...months, defaultValue: 24 }),
            period('feedbackMonths', '意见反馈（月）', { ...months, defaultValue: 24 }),
            period('repairMonths', '报修（月）', { ...months, defaultValue: 36 }),
          ],
        },
        {
          type: 'row',
          fields: [
            period('auditDays', '操作记录（天）', {
              defaultValue: 365,
              min: 180,
              max: 365,
              description: '安全日志依法至少保存六个月，最长一年。',
            }),
            period('overdueDays', '逾期提醒（天）', {
              defaultValue: 30,
              min: 1,
              max: 365,
              description: '提交后超过这么多天仍未完成的请求，列在首页“逾期未处理”中。',
            }),
          ],
        },
      ],
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
