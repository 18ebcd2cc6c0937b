'use client'

import { Button, Upload, useConfig, useDocumentInfo, useUploadControls } from '@payloadcms/ui'
import { useRef } from 'react'

/** Payload's place of a file, with a button that says what its cross does not: a file is replaced wherever it is used. */
export function MediumUpload() {
  const { collectionSlug = 'media', initialState } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const config = getEntityConfig({ collectionSlug })
  if (!config?.upload) return null
  return (
    <Upload
      collectionSlug={collectionSlug}
      initialState={initialState}
      uploadConfig={config.upload}
      customActions={[<ReplaceFile key="replace" accepted={config.upload.mimeTypes?.join(',') ?? ''} />]}
    />
  )
}

function ReplaceFile({ accepted }: { accepted: string }) {
  const { setUploadControlFile } = useUploadControls()
  const { isTrashed, hasSavePermission } = useDocumentInfo()
  const input = useRef<HTMLInputElement>(null)
  if (isTrashed || !hasSavePermission) return null
  return (
    <>
      <Button buttonStyle="pill" size="small" margin={false} onClick={() => input.current?.click()}>
        替换文件
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accepted}
        aria-label="替换文件"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) setUploadControlFile(file)
        }}
      />
    </>
  )
}
