'use client'

import { useEffect, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './photo-field.module.css'
import type { Photo } from './use-photos'

type Props = { photo: Photo; number: number; onRemove: () => void; onRetry: () => void }

/** A chosen photo and how far it is, with a button that takes it out again, and one that sends it again alone. */
export function PhotoPreview({ photo: { file, progress, problem, token }, number, onRemove, onRetry }: Props) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  const isSending = progress !== null
  return (
    <li className={styles.photo} data-failed={problem ? '' : undefined}>
      {url && (
        // biome-ignore lint/performance/noImgElement: a file of the visitor, not sent yet
        <img src={url} alt={`照片 ${number}：${file.name}`} width={160} height={160} className={styles.picture} />
      )}
      {isSending && <progress className={styles.progress} value={progress} max={1} aria-label={`照片 ${number} 上传进度`} />}
      {token && (
        <span className={styles.sent}>
          <Icon name="check" size={18} />
          <span className="visually-hidden">照片 {number} 已上传</span>
        </span>
      )}
      {problem && (
        <button type="button" className={styles.retry} aria-label={`重新上传照片 ${number}`} onClick={onRetry}>
          重试
        </button>
      )}
      {!isSending && (
        <button type="button" className={styles.remove} aria-label={`移除照片 ${number}`} onClick={onRemove}>
          <Icon name="close" size={20} />
        </button>
      )}
    </li>
  )
}
