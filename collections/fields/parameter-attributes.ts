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
    description: '选了属性，数值就能比较和筛选。数值由几部分组成时（如 65 / 50、105 × 165 × 108），按顺序各选一个属性。不选则为普通文字。',
    allowCreate: false,
    allowEdit: false,
  },
}
