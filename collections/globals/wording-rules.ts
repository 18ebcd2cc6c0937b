import type { GlobalConfig } from 'payload'
import { hasRole } from '../../src/domain/roles'
import { administrators } from '../access/administrators'
import { administratorsAndEditors } from '../access/administrators-and-editors'
import { editedBy } from '../fields/edited-by'
import { oneLine } from '../fields/one-line'
import { groups } from '../groups'

/** Words that the company avoids; the check before publishing names where they stand (spec: content/publish-check). */
export const WordingRules: GlobalConfig = {
  slug: 'wording-rules',
  label: '用词规范',
  admin: {
    group: groups.pages,
    hidden: ({ user }) => !hasRole(user, ['admin']),
    description: '发布检查会提醒编辑：哪里用了这些词，可以改成什么。只是提醒，不阻止发布。',
  },
  access: { read: administratorsAndEditors, update: administrators },
  fields: [
    {
      name: 'avoidedWords',
      type: 'array',
      label: '不用的词',
      labels: { singular: '词', plural: '词' },
      maxRows: 200,
      fields: [
        {
          type: 'row',
          fields: [
            oneLine('word', '不用的词', { required: true, maxLength: 40, description: '例如：最佳、第一、国家级。' }),
            oneLine('instead', '建议写法', { maxLength: 40 }),
          ],
        },
      ],
    },
    editedBy,
  ],
}
