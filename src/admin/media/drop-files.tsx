'use client'

import { useBulkUpload, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type DragEvent, type ReactNode, useState } from 'react'
import styles from './media-library.module.css'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Around the library: files that are dropped anywhere on it are uploaded, each with its text (Payload's bulk upload). */
export function DropFiles({ children }: { children: ReactNode }) {
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload()
  const { openModal } = useModal()
  const router = useRouter()
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    setIsOver(false)
    if (!holdsFiles(event) || event.dataTransfer.files.length === 0) return
    event.preventDefault()
    setCollectionSlug('media')
    setInitialFiles(event.dataTransfer.files)
    setOnSuccess(() => router.refresh())
    openModal(drawerSlug)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it, 批量上传
    <div className={styles.drop} onDragOver={over} onDragLeave={leave} onDrop={drop}>
      {children}
      {isOver && (
        <p className={styles.dropHint} aria-hidden="true">
          松开鼠标，上传到图库
        </p>
      )}
    </div>
  )
}
