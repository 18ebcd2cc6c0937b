'use client'

import { useSearchParams } from 'next/navigation'

/** Above the list of requests: everything that its filters let through, as a file for Excel. */
export function ExportLink({ collectionSlug }: { collectionSlug: string }) {
  const query = useSearchParams().toString()
  const address = `/cms-api/${collectionSlug}/export${query === '' ? '' : `?${query}`}`
  return (
    <p>
      <a href={address} download>
        导出 CSV（按当前筛选）
      </a>
    </p>
  )
}
