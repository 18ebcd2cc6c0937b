import type { Field } from 'payload'
import { listLimits } from '../../src/domain/selection-list/list'
import { nobody } from '../access/nobody'
import { oneLine } from './one-line'

const unchanged = { create: nobody, update: nobody }

/**
 * The selection list that a visitor has sent along (spec: service/consult-list), row by row, with the names of when it was sent. It is shown as
 * one table: a thousand rows of fields would be no help to anybody.
 */
export const sentList: Field[] = [
  { ...oneLine('listName', '选型清单', { maxLength: listLimits.name }), admin: { hidden: true }, access: unchanged },
  {
    name: 'listRows',
    type: 'array',
    label: '选型清单',
    labels: { singular: '型号', plural: '型号' },
    maxRows: listLimits.rows,
    access: unchanged,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    fields: [
      { name: 'product', type: 'text', label: '产品编号' },
      { name: 'code', type: 'text', label: '订货型号' },
      { name: 'title', type: 'text', label: '产品' },
      { name: 'quantity', type: 'number', label: '数量', required: true },
      { name: 'note', type: 'text', label: '位置与备注' },
      { name: 'remark', type: 'text', label: '提示' },
    ],
  },
  {
    name: 'listTable',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/src/admin/consultations/sent-list-table#SentListTable' },
    },
  },
]
