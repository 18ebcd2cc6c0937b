import type { CollectionConfig } from 'payload'
import { hasRole } from '../src/domain/roles'
import { feedbackTypes, requestStatuses } from '../src/domain/service-options'
import { formatDateTime } from '../src/lib/dates'
import type { ServiceRequest } from '../src/payload-types'
import { administrators } from './access/administrators'
import { administratorsAndServiceStaff } from './access/administrators-and-service-staff'
import { nobody } from './access/nobody'
import { type CsvColumn, exportCsv, productTitle } from './endpoints/export-csv'
import { askedAbout } from './fields/asked-about'
import { contact } from './fields/contact'
import { internalNotes, newNote } from './fields/internal-notes'
import { notedInstant } from './fields/noted-instant'
import { oneLine, plainText } from './fields/one-line'
import { requestStatus } from './fields/request-status'
import { statusHistory } from './fields/status-history'
import { groups } from './groups'
import { appendNote } from './hooks/append-note'
import { deleteAllPhotos, deleteRemovedPhotos } from './hooks/delete-photos'
import { queueFollowUps } from './hooks/queue-follow-ups'
import { recordStatus } from './hooks/record-status'

const readOnly = { readOnly: true }

/** What the visitor sent stays as it was sent. */
const unchanged = { create: nobody, update: nobody }

const kinds = [
  { label: '报修', value: 'repair' },
  { label: '意见反馈', value: 'feedback' },
] as const

const csvColumns: CsvColumn<ServiceRequest>[] = [
  ['受理编号', ({ reference }) => reference],
  ['类别', ({ kind }) => kinds.find(({ value }) => value === kind)?.label],
  ['状态', ({ status }) => requestStatuses.find(({ value }) => value === status)?.label],
  ['提交时间', ({ createdAt }) => formatDateTime(createdAt)],
  ['姓名', ({ customerName }) => customerName],
  ['手机号', ({ tel }) => tel],
  ['产品型号', ({ goodsType }) => goodsType],
  ['所在省市', ({ provincesAndCities }) => provincesAndCities],
  ['意见类型', ({ questionType }) => feedbackTypes.find(({ code }) => code === questionType)?.label],
  ['描述', ({ content }) => content],
  ['相关产品', ({ product }) => productTitle(product)],
  ['来源页面', ({ sourcePage }) => sourcePage],
]

/** Repair requests and feedback, written by the public through `src/intake/`, worked on by service staff. */
export const ServiceRequests: CollectionConfig = {
  slug: 'service-requests',
  labels: { singular: '服务请求', plural: '服务请求' },
  defaultSort: ['status', '-createdAt'],
  admin: {
    group: groups.service,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'status', 'customerName', 'tel', 'goodsType', 'provincesAndCities', 'createdAt'],
    listSearchableFields: ['reference', 'customerName', 'tel', 'goodsType'],
    hidden: ({ user }) => !hasRole(user, ['admin', 'service']),
    description: '访客提交的报修与意见反馈。',
    components: { beforeListTable: ['/src/admin/exports/export-link#ExportLink'] },
  },
  access: {
    create: nobody,
    read: administratorsAndServiceStaff,
    update: administratorsAndServiceStaff,
    delete: administrators,
  },
  hooks: {
    beforeChange: [recordStatus, appendNote],
    afterChange: [queueFollowUps, deleteRemovedPhotos],
    afterDelete: [deleteAllPhotos],
  },
  endpoints: [exportCsv('service-requests', csvColumns)],
  fields: [
    {
      name: 'kind',
      type: 'select',
      label: '类别',
      required: true,
      index: true,
      options: [...kinds],
      admin: { position: 'sidebar', ...readOnly },
      access: unchanged,
    },
    requestStatus(requestStatuses),
    {
      ...oneLine('reference', '受理编号', { required: true }),
      unique: true,
      index: true,
      admin: { position: 'sidebar', ...readOnly },
      access: unchanged,
    },
    { ...oneLine('customerName', '姓名', { required: true }), admin: readOnly, access: unchanged },
    { ...contact('tel', '手机号', { required: true, maxLength: 11 }), index: true },
    {
      ...oneLine('goodsType', '产品型号', { maxLength: 200 }),
      admin: { ...readOnly, condition: (data) => data?.kind === 'repair' },
      access: unchanged,
    },
    {
      ...oneLine('provincesAndCities', '所在省市'),
      admin: { ...readOnly, condition: (data) => data?.kind === 'repair' },
      access: unchanged,
    },
    {
      name: 'questionType',
      type: 'select',
      label: '意见类型',
      options: feedbackTypes.map(({ label, code }) => ({ label, value: code })),
      admin: { ...readOnly, condition: (data) => data?.kind === 'feedback' },
      access: unchanged,
    },
    { ...plainText('content', '描述', { required: true, maxLength: 5000 }), admin: readOnly, access: unchanged },
    { ...plainText('personalField', '原始附加字段'), admin: { ...readOnly, hidden: true }, access: unchanged },
    // Passed on to a work-order host as they came.
    { ...oneLine('msgChannel', '来源'), admin: { ...readOnly, hidden: true }, access: unchanged },
    { ...oneLine('channelName', '渠道'), admin: { ...readOnly, hidden: true }, access: unchanged },
    {
      name: 'photos',
      type: 'upload',
      label: '照片',
      relationTo: 'request-photos',
      hasMany: true,
      maxRows: 3,
      admin: { ...readOnly, condition: (data) => Boolean(data?.photos?.length) },
      access: unchanged,
    },
    ...askedAbout,
    internalNotes,
    newNote,
    statusHistory(requestStatuses),
    notedInstant('forwardedAt', '转发工单系统时间'),
    { ...notedInstant('completedAt', '完成时间'), index: true },
    notedInstant('anonymisedAt', '匿名化时间'),
  ],
}
