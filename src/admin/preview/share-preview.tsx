'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { formatDraftName } from '@/domain/draft-name'
import { formatDateTime } from '@/lib/dates'

const answer = z.object({ path: z.string(), expires: z.string() })

/** Copies an address that shows this draft, and no other, to a colleague without an account, for a week. */
export function SharePreview() {
  const { id, collectionSlug, globalSlug, hasSavePermission, isTrashed } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)
  const slug = collectionSlug ?? globalSlug
  if (!slug || (collectionSlug && id === undefined) || !hasSavePermission || isTrashed) return null

  async function share(document: string) {
    setBusy(true)
    try {
      await copyLink(document)
    } catch {
      toast.error('预览链接没有生成。请检查网络后再试一次。')
    } finally {
      setBusy(false)
    }
  }

  const document = formatDraftName({ slug, id: collectionSlug ? String(id) : null })
  return (
    <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy} onClick={() => share(document)}>
      复制预览链接
    </Button>
  )
}

async function copyLink(document: string): Promise<void> {
  const response = await fetch(`/cms-api/preview-link?${new URLSearchParams({ document })}`, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { path, expires } = answer.parse(await response.json())
  const link = new URL(path, window.location.origin).href
  const until = formatDateTime(expires).slice(0, 16)
  try {
    await navigator.clipboard.writeText(link)
    toast.success(`预览链接已复制，任何人凭此链接都能查看这份草稿，有效至 ${until}。`)
  } catch {
    // Browsers that don't let pages copy show it instead.
    toast.info(`请手动复制预览链接（有效至 ${until}）：${link}`, { duration: Number.POSITIVE_INFINITY, closeButton: true })
  }
}
