'use client'

import { useListRelationships } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { useEffect } from 'react'
import { z } from 'zod'
import { documentId } from '../../lib/document-id'
import { listedMedium } from './listed-medium'
import styles from './picture-cell.module.css'

const shown = listedMedium.pick({ alt: true, thumbnailURL: true, url: true })
const reference = z.union([documentId, z.object({ id: documentId }).transform(({ id }) => id)])

/** The picture that a document shows, in its list: what it is called says less. Payload reads all of a list's pictures at once. */
export function PictureCell({ cellData }: DefaultCellComponentProps) {
  const { documents, getRelationships } = useListRelationships()
  // Of a gallery, the first.
  const id = reference.safeParse([cellData].flat()[0]).data
  useEffect(() => {
    if (id !== undefined) getRelationships([{ relationTo: 'media', value: id }])
  }, [id, getRelationships])
  if (id === undefined) return <span className={styles.none}>没有图片</span>
  const medium = shown.safeParse(documents.media?.[id]).data
  const source = medium?.thumbnailURL ?? medium?.url
  return (
    <span className={styles.picture}>
      {/* biome-ignore lint/performance/noImgElement: it is converted at upload */}
      {source && <img src={source} alt={medium?.alt ?? ''} loading="lazy" decoding="async" />}
    </span>
  )
}
