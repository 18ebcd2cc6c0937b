'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './photo-field.module.css'

type Props = { photo: File; number: number; onRemove: () => void }

/** A chosen photo, with a button that takes it out again. */
export function PhotoPreview({ photo, number, onRemove }: Props) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const created = URL.createObjectURL(photo)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [photo])
  return (
    <li className={styles.photo}>
      {url && (
        // biome-ignore lint/performance/noImgElement: a file of the visitor, not sent yet
        <img src={url} alt={`照片 ${number}：${photo.name}`} width={160} height={160} className={styles.picture} />
      )}
      <button type="button" className={styles.remove} aria-label={`移除照片 ${number}`} onClick={onRemove}>
        <Icon name="close" size={20} />
      </button>
    </li>
  )
}
