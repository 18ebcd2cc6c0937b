'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import type { DocumentId } from '@/lib/document-id'
import { type OtherPlace, otherPlaces } from '../../domain/preview-places'
import { send } from '../editing/send'
import styles from './preview-panel.module.css'

type Props = {
  /** Of the page that the document is previewed on. */
  own: string
  isElsewhere: boolean
  /** @param address of the page, without what makes it a preview */
  onGo: (address: string) => void
  onBack: () => void
}

/** Which pages show the document besides, and the way to them: a category is in the menu of the home page and over its products. */
export function OtherPlaces({ own, isElsewhere, onGo, onBack }: Props) {
  const { collectionSlug, globalSlug, data, id } = useDocumentInfo()
  const [chosen, setChosen] = useState('')
  const label = useId()
  const places = otherPlaces(collectionSlug ?? globalSlug ?? '', data ?? {}, new URL(own, window.location.origin).pathname)
  if (places.length === 0) return null

  async function show(path: string): Promise<void> {
    const place = places.find((one) => one.path === path)
    if (!place) return onBack()
    const address = await addressOf(place, id).catch(() => undefined)
    if (address === undefined) return void toast.error('没有取到可以看的页面。请检查网络后再试一次。')
    if (address === null) return void toast.info(`还没有“${place.name}”页面用到它。`)
    setChosen(path)
    onGo(address)
  }

  return (
    <label className={styles.places} htmlFor={label}>
      <span className={styles.placesLabel}>还显示在</span>
      <select id={label} value={isElsewhere ? chosen : ''} onChange={({ target }) => void show(target.value)}>
        <option value="">选择页面（{places.length}）</option>
        {places.map(({ name, path }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** @returns null when no page shows it yet */
async function addressOf({ path, example }: OtherPlace, id: DocumentId | undefined): Promise<string | null> {
  if (!example) return path
  const query = new URLSearchParams({
    ...Object.fromEntries(example.by.map((field, index) => [`where[or][${index}][${field}][equals]`, String(id)])),

    [`select[${example.number}]`]: 'true',
    ...{ depth: '0', limit: '1' },
  })
  const response = await send(`/cms-api/${example.collection}?${query}`, { credentials: 'include' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const numbered = z.object({ [example.number]: z.union([z.string(), z.number()]) })
  const [first] = z.object({ docs: numbered.array() }).parse(await response.json()).docs
  return first ? `${path}?id=${first[example.number]}` : null
}
