'use client'

import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/icon/icon'
import styles from './preview-bar.module.css'

type Props = {
  name: string
  state: string
  publicPath: string
  editPath: string | null
  expires: string | null
}

/**
 * Says on every page of a preview that it is one, of what, and leads back to the editor and out of it. It sticks to the
 * lower edge as the last thing of the page, so that it covers nothing at its end; in the admin's panel it is slim.
 */
export function PreviewBar({ name, state, publicPath, editPath, expires }: Props) {
  const isFramed = useSyncExternalStore(subscribeToNothing, isInFrame, () => false)
  return (
    <aside aria-label="草稿预览" className={styles.bar} data-preview-bar="" data-slim={isFramed || undefined} data-dark="">
      <p className={styles.text}>
        <span className={styles.mark}>
          <Icon name="eye" size={24} />
          草稿预览
        </span>
        {name && <span className={styles.name}>{name}</span>}
        {state && <span className={styles.state}>{state}</span>}
        {expires && <span className={styles.expires}>{`链接有效至 ${expires}`}</span>}
      </p>
      <p className={styles.ways}>
        {editPath && (
          <a href={editPath} target="_top" className={styles.way}>
            返回编辑
          </a>
        )}
        <a href={publicPath} target="_top" className={styles.way}>
          退出预览
        </a>
      </p>
    </aside>
  )
}

const subscribeToNothing = () => () => undefined
const isInFrame = () => window.self !== window.top
