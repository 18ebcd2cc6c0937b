'use client'

import { Link, useConfig, useListDrawerContext, useSelection } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatFileSize } from '../../lib/file-sizes'
import tag from '../brand/tag.module.css'
import { MEDIUM } from './dragged-medium'
import { isVideo, type ListedMedium, nameOf } from './listed-medium'
import styles from './media-library.module.css'
import { Thumbnail } from './thumbnail'

type Props = { medium: ListedMedium; isSelectable: boolean; isMovable: boolean }

/** One picture: what it shows, what it is called, how large it is, and what is to be done about it. */
export function MediaCard({ medium, isSelectable, isMovable }: Props) {
  const { id, alt, filename, filesize, width, height, folder, isUsed } = medium
  const name = nameOf(medium)
  return (
    <li className={styles.card} draggable={isMovable} {...(isMovable && { [MEDIUM]: id })}>
      {isSelectable && <Tick id={id} name={name} />}
      <Way medium={medium}>
        <Thumbnail medium={medium} />
        <span className={styles.name}>{name}</span>
      </Way>
      <span className={styles.facts} title={filename ?? undefined}>
        {alt.trim() ? filename : '还没有替代文字'}
      </span>
      <span className={styles.facts}>
        {[width && height ? `${width} × ${height}` : '', filesize ? formatFileSize(filesize) : ''].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.tags}>
        {isVideo(medium) && <span className={tag.tag}>视频</span>}
        {folder && <span className={tag.tag}>{folder}</span>}
        {isUsed === false && <span className={styles.quiet}>未使用</span>}
        {!alt.trim() && <span className={styles.lacking}>缺少替代文字</span>}
      </span>
    </li>
  )
}

function Tick({ id, name }: { id: ListedMedium['id']; name: string }) {
  const { selected, setSelection } = useSelection()
  return (
    <label className={styles.tick}>
      <input type="checkbox" aria-label={`选择 ${name}`} checked={selected.get(id) === true} onChange={() => setSelection(id)} />
    </label>
  )
}

/** In a drawer it is chosen, else opened. */
function Way({ medium, children }: { medium: ListedMedium; children: ReactNode }) {
  const { config } = useConfig()
  const { onSelect } = useListDrawerContext()
  if (onSelect) {
    const choose = () => onSelect({ collectionSlug: 'media', doc: medium, docID: String(medium.id) })
    return (
      <button type="button" className={styles.way} onClick={choose}>
        {children}
      </button>
    )
  }
  return (
    <Link className={styles.way} draggable={false} href={`${config.routes.admin}/collections/media/${medium.id}`} prefetch={false}>
      {children}
    </Link>
  )
}
