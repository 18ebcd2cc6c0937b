'use client'

import { useSyncExternalStore } from 'react'
import type { ViewableFile } from '@/contract/viewable-file'
import styles from './printed-hint.module.css'

/** What the page says on paper: which file it shows, where that is, and how to print it (spec: viewers/print). */
export function PrintedHint({ file: { name, url } }: { file: ViewableFile }) {
  // The server doesn't know under which address it is asked for.
  const address = useSyncExternalStore(
    subscribe,
    () => new URL(url, location.href).href,
    () => url,
  )
  return (
    <div className={styles.hint}>
      <p className={styles.title}>{name}</p>
      <p>{address}</p>
      <p>这里打印的是预览页面。要打印文件本身，请点预览页上的“打印”，或下载后打印。</p>
    </div>
  )
}

const subscribe = () => () => undefined
