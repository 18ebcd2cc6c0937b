'use client'

import { useListQuery } from '@payloadcms/ui'
import { useMemo } from 'react'
import { listedMedium } from './listed-medium'
import { MediaCard } from './media-card'
import styles from './media-library.module.css'

/** The pictures of a page of the list. */
export function MediaGrid({ isSelectable, isMovable }: { isSelectable: boolean; isMovable: boolean }) {
  const { data } = useListQuery()
  const media = useMemo(() => (data?.docs ?? []).flatMap((row) => listedMedium.safeParse(row).data ?? []), [data])
  return (
    <ul className={styles.grid} aria-label="图片与视频">
      {media.map((medium) => (
        <MediaCard key={medium.id} medium={medium} isSelectable={isSelectable} isMovable={isMovable} />
      ))}
    </ul>
  )
}
