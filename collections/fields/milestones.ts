import type { ArrayField } from 'payload'
import { oneLine } from './one-line'
import { picture } from './picture'

type Options = { name: string; label: string; withImage?: boolean; withIssuer?: boolean; maxRows?: number }

/** Events with a year: honours, certifications, awards. */
export function milestones({ name, label, withImage = false, withIssuer = false, maxRows }: Options): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: '条目', plural: '条目' },
    maxRows,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'year', type: 'number', label: '年份', required: true, min: 1900, max: 2100, admin: { step: 1 } },
          oneLine('title', '内容', { required: true }),
        ],
      },
      ...(withIssuer ? [oneLine('issuer', '授予单位', { maxLength: 40 })] : []),
      ...(withImage ? [picture({ name: 'image', label: '图片', shownAs: ['honour'] })] : []),
    ],
  }
}
