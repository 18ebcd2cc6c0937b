'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import styles from './chosen-file.module.css'
import { adviceFor } from './upload-advice'
import { useShownFile } from './use-shown-picture'

/** What is chosen and not sent yet: how large it is, and that it takes the place of another file everywhere. */
export function ChosenFile() {
  const { collectionSlug } = useDocumentInfo()
  const { stored, chosen } = useShownFile()
  if (!chosen) return null
  const { kind, sentence } = adviceFor(chosen)
  return (
    <p className={styles.note} data-kind={kind} role={kind === 'fine' ? 'status' : 'alert'}>
      {sentence}
      {stored?.filename &&
        kind !== 'refused' &&
        ` ${collectionSlug === 'media' ? '点「保存」' : '发布'}后替换 ${stored.filename}，用到它的地方同时更新。`}
    </p>
  )
}
