import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ExportLink } from '@/admin/exports/export-link'
import { useExport } from '@/admin/exports/use-export'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))
vi.mock('@/admin/exports/use-export')

/** What is told while so much of an export has arrived; null while there is none. */
function told(bytes: number | null): string {
  vi.mocked(useExport).mockReturnValue({ bytes, problem: '', start: async () => undefined, cancel: () => undefined })
  const html = renderToStaticMarkup(createElement(ExportLink, { collectionSlug: 'products' }))
  return /<span role="status">([^<]*)<\/span>/.exec(html)?.[1] ?? 'nothing'
}

it('an export says that it is being prepared until something comes, and then how much has come', () => {
  expect([null, 0, 1.26 * 1024 * 1024].map(told)).toEqual(['', '正在准备导出…', '正在导出，已收到 1.3 MB'])
})
