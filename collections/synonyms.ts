import type { CollectionConfig, FieldHook } from 'payload'
import { z } from 'zod'
import { administratorsAndEditors } from './access/administrators-and-editors'
import { staff } from './access/staff'
import { exportAsSpreadsheet } from './endpoints/export-spreadsheet'
import { importSpreadsheet } from './endpoints/import-spreadsheet'
import { synonymWords } from './fields/synonym-words'
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
    components: { beforeListTable: ['/src/admin/spreadsheet/spreadsheet-bar#SpreadsheetBar'] },
  },
  endpoints: [exportAsSpreadsheet('synonyms'), ...importSpreadsheet('synonyms')],
  access: {
    create: administratorsAndEditors,
    read: staff,
    update: administratorsAndEditors,
    delete: administratorsAndEditors,
  },
  fields: [
    synonymWords,
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
