import type { CollectionConfig } from 'payload'
import { hasRole } from '../src/domain/roles'
import { industries, requestStatuses } from '../src/domain/service-options'
import { formatDateTime } from '../src/lib/dates'
import type { Consultation } from '../src/payload-types'
import { administrators } from './access/administrators'
import { administratorsAndServiceStaff } from './access/administrators-and-service-staff'
import { nobody } from './access/nobody'
import { type CsvColumn, exportCsv, productTitle } from './endpoints/export-csv'
import { exportSentList, listCell } from './endpoints/export-sent-list'
import { askedAbout } from './fields/asked-about'
import { contact } from './fields/contact'
import { internalNotes, newNote } from './fields/internal-notes'
import { notedInstant } from './fields/noted-instant'
import { oneLine, plainText } from './fields/one-line'
import { requestStatus } from './fields/request-status'
import { sentList } from './fields/sent-list'
import { statusHistory } from './fields/status-history'
import { groups } from './groups'
import { appendNote } from './hooks/append-note'
import { queueFollowUps } from './hooks/queue-follow-ups'
import { recordStatus } from './hooks/record-status'

const readOnly = { readOnly: true }

/** What the visitor sent stays as it was sent. */
const unchanged = { create: nobody, update: nobody }

const csvColumns: CsvColumn<Consultation>[] = [
  ['受理编号', ({ reference }) => reference],
  ['提交时间', ({ createdAt }) => formatDateTime(createdAt)],
  ['状态', ({ status }) => requestStatuses.find(({ value }) => value === status)?.label],
  ['姓名', ({ name }) => name],
  ['手机号', ({ mobile }) => mobile],
  ['电子邮箱', ({ email }) => email],
  ['公司名称', ({ company }) => company],
  ['所属行业', ({ profession }) => profession],
  ['所在省市', ({ area }) => area],
  ['咨询内容', ({ content }) => content],
  ['选型清单', listCell],
  ['相关产品', ({ product }) => productTitle(product)],
  ['来源页面', ({ sourcePage }) => sourcePage],
]

/** Project consultations, written by the public through `src/intake/`. */
export const Consultations: CollectionConfig = {
  slug: 'consultations',
  labels: { singular: '项目咨询', plural: '项目咨询' },
  defaultSort: ['status', '-createdAt'],
  admin: {
    group: groups.service,
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'reference', 'product', 'mobile', 'profession', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'mobile', 'company'],
    hidden: ({ user }) => !hasRole(user, ['admin', 'service']),
    description: '访客提交的项目咨询。',
    components: { beforeListTable: ['/src/admin/exports/export-link#ExportLink'] },
  },
  access: {
    create: nobody,
    read: administratorsAndServiceStaff,
    update: administratorsAndServiceStaff,
    delete: administrators,
  },
  hooks: { beforeChange: [recordStatus, appendNote], afterChange: [queueFollowUps] },
  endpoints: [exportCsv('consultations', csvColumns), exportSentList],
  fields: [
    requestStatus(requestStatuses),
    // Not unique: those of before there were numbers have none.
    { ...oneLine('reference', '受理编号'), index: true, admin: { position: 'sidebar', ...readOnly }, access: unchanged },
    { ...oneLine('name', '姓名', { required: true }), admin: readOnly, access: unchanged },
    { ...contact('mobile', '手机号', { required: true, maxLength: 11 }), index: true },
    contact('email', '电子邮箱'),
    { ...oneLine('company', '公司名称', { maxLength: 200 }), admin: readOnly, access: unchanged },
    {
      name: 'profession',
      type: 'select',
      label: '所属行业',
      required: true,
      options: industries.map((industry) => ({ label: industry, value: industry })),
      admin: readOnly,
      access: unchanged,
    },
    { ...oneLine('area', '所在省市', { required: true }), admin: readOnly, access: unchanged },
    { ...plainText('content', '咨询内容', { required: true, maxLength: 5000 }), admin: readOnly, access: unchanged },
    ...sentList,
    ...askedAbout,
    internalNotes,
    newNote,
    statusHistory(requestStatuses),
    { ...notedInstant('completedAt', '完成时间'), index: true },
    notedInstant('anonymisedAt', '匿名化时间'),
  ],
}
