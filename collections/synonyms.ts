import type { CollectionConfig, FieldHook } from 'payload'
import { z } from 'zod'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staff } from './access/staff'
import { oneLine } from './fields/one-line'
import { groups } from './groups'

const words = z.array(z.object({ word: z.string() }))

/** `空开 = 小型断路器`; what is not changed stays as it is. */
const titled: FieldHook = ({ siblingData, value }) => {
  const given = words.safeParse(Reflect.get(siblingData, 'words')).data
  return given ? given.map(({ word }) => word).join(' = ') : value
}

/** Words that mean the same to whoever searches. */
export const Synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: { singular: '同义词', plural: '同义词' },
  defaultSort: 'title',
  admin: {
    group: groups.products,
    useAsTitle: 'title',
    defaultColumns: ['title', 'updatedAt'],
    listSearchableFields: ['title'],
    description: '意思相同的叫法写在一组，搜索其中一个，其他的也能找到，例如：空开、小型断路器、MCB。',
  },
  access: {
    create: administratorsAndEditors,
    read: staff,
    update: administratorsAndEditors,
    delete: administratorsAndEditors,
  },
  fields: [
    {
      name: 'words',
      type: 'array',
      label: '叫法',
      labels: { singular: '叫法', plural: '叫法' },
      required: true,
      minRows: 2,
      maxRows: 20,
      admin: { description: '至少两个。大小写和全角半角不用另写。' },
      fields: [oneLine('word', '叫法', { required: true, maxLength: 40 })],
    },
    {
      name: 'title',
      type: 'text',
      label: '同义词',
      index: true,
      admin: { hidden: true },
      hooks: { beforeChange: [titled] },
    },
  ],
}
