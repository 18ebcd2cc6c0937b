'use client'

import { useEffect } from 'react'
import { lazyPart, useLazyPart } from '../lazy-part/use-lazy-part'

const mask = lazyPart(() => import('./loading-mask').then(({ LoadingMask }) => LoadingMask))

/** Where it does not come, neither does what it would cover the page for: that is told. */
const untold = () => undefined

/** Covers the page while a download is prepared (spec: common-parts/batch-download); loaded with the first. */
export function DownloadMask({ onCancel }: { onCancel: () => void }) {
  const { Part: LoadingMask, want } = useLazyPart(mask, untold)
  useEffect(() => want(), [want])
  return LoadingMask && <LoadingMask onCancel={onCancel} />
}
