import type { Field } from 'payload'
import { nobody } from '../access/nobody'
import { oneLine } from './one-line'

const readOnly = { readOnly: true }
const unchanged = { create: nobody, update: nobody }

/**
 * What a request is about and where it began (spec: service/asked-about): the product whose page led to the form, and the page.
 * Says nothing about who has sent it.
 */
export const askedAbout: Field[] = [
  {
    name: 'product',
    type: 'relationship',
    label: '相关产品',
    relationTo: 'products',
    admin: { ...readOnly, allowCreate: false },
    access: unchanged,
  },
  {
    ...oneLine('sourcePage', '来源页面', { maxLength: 200, description: '访客打开表单之前所在的页面。' }),
    admin: readOnly,
    access: unchanged,
  },
]
