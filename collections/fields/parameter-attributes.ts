import type { RelationshipField } from 'payload'
import { MOST_ATTRIBUTES } from '../../src/domain/attributes/kinds'

/** What a row of parameters says, so that programs can compare it; several for a value of as many parts. None: free text. */
export const parameterAttributes: RelationshipField = {
  name: 'attributes',
  type: 'relationship',
  label: '属性',
  relationTo: 'attributes',
  hasMany: true,
  maxRows: MOST_ATTRIBUTES,
  admin: {
    allowCreate: false,
    allowEdit: false,
  },
}
