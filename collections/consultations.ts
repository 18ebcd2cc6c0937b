import type { CollectionConfig } from 'payload'
import { industries, requestStatuses } from '../src/lib/service-options'
import { administrators } from './access/administrators'
import { administratorsAndServiceStaff } from './access/administrators-and-service-staff'
import { nobody } from './access/nobody'
import { hasRole } from './access/roles'
import { internalNotes } from './fields/internal-notes'
import { oneLine, plainText } from './fields/one-line'
import { requestStatus } from './fields/request-status'
import { groups } from './groups'

const readOnly = { readOnly: true }

/** Project consultations, written by the public through `src/intake/`. */
export const Consultations: CollectionConfig = {
  slug: 'consultations',
  labels: { singular: '项目咨询', plural: '项目咨询' },
  defaultSort: ['status', '-createdAt'],
  admin: {
    group: groups.service,
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'mobile', 'profession', 'area', 'createdAt'],
    listSearchableFields: ['name', 'mobile', 'company'],
    hidden: ({ user }) => !hasRole(user, ['admin', 'service']),
    description: '访客提交的项目咨询。',
  },
  access: {
    create: nobody,
    read: administratorsAndServiceStaff,
    update: administratorsAndServiceStaff,
    delete: administrators,
  },
  fields: [
    requestStatus(requestStatuses),
    { ...oneLine('name', '姓名', { required: true }), admin: readOnly },
    { ...oneLine('mobile', '手机号', { required: true, maxLength: 11 }), index: true, admin: readOnly },
    { ...oneLine('email', '电子邮箱'), admin: readOnly },
    { ...oneLine('company', '公司名称', { maxLength: 200 }), admin: readOnly },
    {
      name: 'profession',
      type: 'select',
      label: '所属行业',
      required: true,
      options: industries.map((industry) => ({ label: industry, value: industry })),
      admin: readOnly,
    },
    { ...oneLine('area', '所在省市', { required: true }), admin: readOnly },
    { ...plainText('content', '咨询内容', { required: true, maxLength: 5000 }), admin: readOnly },
    internalNotes,
  ],
}
