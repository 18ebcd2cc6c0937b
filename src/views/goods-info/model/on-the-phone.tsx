'use client'

import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/icon/icon'
import { lazyPart, useLazyPart } from '@/components/lazy-part/use-lazy-part'
import { notifyError } from '@/components/toast/notify'
import type { DocumentFile } from '@/contract/documents'
import { findRoomViewer, type RoomViewer } from './find-room-viewer'
import styles from './model-files.module.css'

const pageCode = lazyPart(() => import('./page-code').then(({ PageCode }) => PageCode))

type Props = { title: string; model: DocumentFile | undefined }

/**
 * Places the model in the room, on a phone that can (spec: products/room); elsewhere takes the page to a phone, with what is chosen on it, as
 * a code to be scanned (spec: products/page-code).
 */
export function OnThePhone({ title, model }: Props) {
  return (
    <>
      <CodeButton title={title} hasModel={model !== undefined} />
      {model && <RoomButton title={title} url={model.url} />}
    </>
  )
}

function CodeButton({ title, hasModel }: { title: string; hasModel: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: PageCode, want } = useLazyPart(pageCode)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.link} ${styles.code}`}
        aria-haspopup="dialog"
        onClick={() => want(() => setOpen(true))}
      >
        <Icon name="qr" size={20} />
        {hasModel ? '用手机放到现场看' : '用手机打开本页'}
      </button>
      {PageCode && <PageCode title={title} hasModel={hasModel} isOpen={isOpen} onClose={() => setOpen(false)} opener={button} />}
    </>
  )
}

function RoomButton({ title, url }: { title: string; url: string }) {
  const [viewer, setViewer] = useState<RoomViewer | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void findRoomViewer().then(setViewer), [])
  if (!viewer) return null

  async function place(by: RoomViewer) {
    if (isBusy) return
    setBusy(true)
    await import('./place-in-room')
      .then(({ placeInRoom }) => placeInRoom(by, url, title))
      .catch(() => void notifyError('三维模型没有加载成功，请检查网络后重试'))
    setBusy(false)
  }
  return (
    <button type="button" className={styles.link} aria-busy={isBusy} onClick={() => place(viewer)}>
      <Icon name="cube" size={20} />
      {isBusy ? '正在准备模型' : '放到现场看'}
    </button>
  )
}
