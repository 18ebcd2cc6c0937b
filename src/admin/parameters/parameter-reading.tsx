'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { nameOf } from '../../domain/attributes/attribute'
import { type DocumentId, documentId } from '../../lib/document-id'
import { askAttributes, type KnownAttributes } from './known-attributes'
import styles from './parameter-reading.module.css'
import { readingOf } from './reading-of'

const ids = z.array(documentId).catch([])
const category = documentId.nullable().catch(null)

/** Under a row of parameters: how its value is read, or which attribute it could have (spec: content/attributes). */
export function ParameterReading({ path }: UIFieldClientProps) {
  const row = (path ?? '').replace(/\.[^.]*$/, '')
  const group = useText(`${row}.group`)
  const name = useText(`${row}.name`)
  const value = useText(`${row}.value`)
  const unit = useText(`${row}.unit`)
  const place = useFormFields(([fields]) => fields.category?.value)
  const chosen = useField<DocumentId[]>({ path: `${row}.attributes` })
  const known = useKnownAttributes()
  if (!known || value === '') return null
  const reading = readingOf({ group, name, value, unit }, ids.parse(chosen.value), known, category.parse(place))
  if (reading.offered.length > 0) {
    return (
      <p className={styles.reading}>
        可以作为
        <button type="button" className={styles.offer} onClick={() => chosen.setValue(reading.offered.map(({ id }) => id))}>
          {reading.offered.map(({ attribute }) => nameOf(attribute)).join(' / ')}
        </button>
        比较和筛选：点一下选用。
      </p>
    )
  }
  return reading.says === '' ? null : <p className={reading.isWrong ? styles.wrong : styles.reading}>{reading.says}</p>
}

function useText(path: string): string {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === 'string' ? value : ''
}

/** Without them nothing is shown: the form works as well, and says on saving what is wrong. */
function useKnownAttributes(): KnownAttributes | null {
  const [known, setKnown] = useState<KnownAttributes | null>(null)
  useEffect(() => {
    let isGone = false
    askAttributes().then(
      (answer) => {
        if (!isGone) setKnown(answer)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return known
}
