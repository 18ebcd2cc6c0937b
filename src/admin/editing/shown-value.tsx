'use client'

import { useConfig } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { formatDateTime } from '../../lib/dates'
import { documentId } from '../../lib/document-id'
import styles from './differences.module.css'
import { ownLabel, unnamedInside } from './labels'
import { send } from './send'
import { type Fields, isGroup } from './shapes'
import { textOf } from './text-of'

type Props = { field: ClientField | null; value: unknown }

/** A value as its editor knows it: labels of choices, titles of what is referred to, the words of a text. */
export function ShownValue({ field, value }: Props) {
  if (isNothing(value)) return <span className={styles.nothing}>（空）</span>
  if (field?.type === 'relationship' || field?.type === 'upload') return <References field={field} value={value} />
  if (Array.isArray(value) && field && 'fields' in field) {
    return (
      <ol className={styles.rows}>
        {value.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are shown once and never move
          <li key={index}>
            <Inside fields={field.fields} value={row} />
          </li>
        ))}
      </ol>
    )
  }
  if (isGroup(value) && field && 'fields' in field) return <Inside fields={field.fields} value={value} />
  return <>{wordsOf(field, value)}</>
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields of a row or a group, as far as they hold something. */
function Inside({ fields, value }: { fields: readonly ClientField[]; value: unknown }) {
  const named = flat(fields).filter((field) => isGroup(value) && !isNothing(value[field.name]))
  return (
    <span className={styles.inside}>
      {named.map((field) => (
        <span key={field.name}>
          <span className={styles.inner}>{ownLabel(field) ?? field.name}</span>{' '}
          <ShownValue field={field} value={(value as Fields)[field.name]} />
        </span>
      ))}
    </span>
  )
}

function flat(fields: readonly ClientField[]): (ClientField & { name: string })[] {
  return fields.flatMap((field) =>
    'name' in field && field.name && field.type !== 'ui' && !field.admin?.hidden
      ? [field as ClientField & { name: string }]
      : flat(unnamedInside(field)),
  )
}

function wordsOf(field: ClientField | null, value: unknown): string {
  if (field?.type === 'date' && typeof value === 'string') return formatDateTime(value).slice(0, 16)
  if (field?.type === 'select' || field?.type === 'radio')
    return [value]
      .flat()
      .map((one) => labelOfOption(field.options, one))
      .join('、')
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'object') return textOf(value)
  return String(value)
}

function labelOfOption(options: readonly unknown[], value: unknown): string {
  for (const option of options) {
    if (isGroup(option) && option.value === value) return typeof option.label === 'string' ? option.label : String(value)
  }
  return String(value)
}

type Reference = { slug: string; id: string }
const polymorphic = z.object({ relationTo: z.string(), value: documentId })

function References({ field, value }: { field: Extract<ClientField, { type: 'relationship' | 'upload' }>; value: unknown }) {
  const references = [value].flat().map((one): Reference => {
    const named = polymorphic.safeParse(one).data
    const [only = ''] = [field.relationTo].flat()
    return named ? { slug: named.relationTo, id: String(named.value) } : { slug: only, id: String(isGroup(one) ? one.id : one) }
  })
  return (
    <ul className={styles.references}>
      {references.map((reference) => (
        <Referenced key={`${reference.slug} ${reference.id}`} {...reference} />
      ))}
    </ul>
  )
}

const referenced = z.looseObject({ thumbnailURL: z.string().nullish(), filename: z.string().nullish() })

function Referenced({ slug, id }: Reference) {
  const { getEntityConfig } = useConfig()
  const [doc, setDoc] = useState<z.infer<typeof referenced> | null>(null)
  useEffect(() => {
    const read = async () => {
      const response = await send(`/cms-api/${slug}/${id}?depth=0&draft=true`, { credentials: 'include' })
      setDoc(referenced.parse(await response.json()))
    }
    read().catch(() => undefined)
  }, [slug, id])
  const config = getEntityConfig({ collectionSlug: slug })
  const title = doc?.[config?.admin.useAsTitle ?? 'id']
  return (
    <li className={styles.reference}>
      {/* biome-ignore lint/performance/noImgElement: a thumbnail of the admin's own */}
      {doc?.thumbnailURL && <img className={styles.thumbnail} src={doc.thumbnailURL} alt="" />}
      {typeof title === 'string' && title !== '' ? title : (doc?.filename ?? `编号 ${id}`)}
    </li>
  )
}
