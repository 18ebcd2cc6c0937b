import type { CollectionConfig } from 'payload'
import { feedbackTypes, requestStatuses } from '../src/lib/service-options'
import { administrators } from './access/administrators'
import { administratorsAndServiceStaff } from './access/administrators-and-service-staff'
import { nobody } from './access/nobody'
import { hasRole } from './access/roles'
import { internalNotes } from './fields/internal-notes'
import { oneLine, plainText } from './fields/one-line'
import { requestStatus } from './fields/request-status'
import { groups } from './groups'

const readOnly = { readOnly: true }

/** Repair requests and feedback, written by the public through `src/intake/`, worked on by service staff. */
export const ServiceRequests: CollectionConfig = {
  slug: 'service-requests',
  labels: { singular: '服务请求', plural: '服务请求' },
  defaultSort: ['status', '-createdAt'],
  admin: {
    group: groups.service,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'status', 'customerName', 'tel', 'createdAt'],
    listSearchableFields: ['reference', 'customerName', 'tel', 'goodsType'],
    hidden: ({ user }) => !hasRole(user, ['admin', 'service']),
    description: '访客提交的报修与意见反馈。',
  },
  access: {
    create: nobody,
    read: administratorsAndServiceStaff,
    update: administratorsAndServiceStaff,
    delete: administrators,
  },
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: '类别',
      required: true,
      index: true,
      options: [
        { label: '报修', value: 'repair' },
        { label: '意见反馈', value: 'feedback' },
      ],
      admin: { position: 'sidebar', ...readOnly },
    },
    requestStatus(requestStatuses),
    {
      ...oneLine('reference', '受理编号', { required: true }),
      unique: true,
      index: true,
      admin: { position: 'sidebar', ...readOnly },
    },
    { ...oneLine('customerName', '姓名', { required: true }), admin: readOnly },
    { ...oneLine('tel', '手机号', { required: true, maxLength: 11 }), index: true, admin: readOnly },
    {
      ...oneLine('goodsType', '产品型号', { maxLength: 200 }),
      admin: { ...readOnly, condition: (data) => data?.kind === 'repair' },
    },
    {
      ...oneLine('provincesAndCities', '所在省市'),
      admin: { ...readOnly, condition: (data) => data?.kind === 'repair' },
    },
    {
      name: 'questionType',
      type: 'select',
      label: '意见类型',
      options: feedbackTypes.map(({ label, code }) => ({ label, value: code })),
      admin: { ...readOnly, condition: (data) => data?.kind === 'feedback' },
    },
    { ...plainText('content', '描述', { required: true, maxLength: 5000 }), admin: readOnly },
    { ...plainText('personalField', '原始附加字段'), admin: { ...readOnly, hidden: true } },
    {
      name: 'photos',
      type: 'upload',
      label: '照片',
      relationTo: 'request-photos',
      hasMany: true,
      maxRows: 3,
      admin: readOnly,
    },
    internalNotes,
  ],
}
