import type { LivePreviewConfig } from 'payload'

/** What a preview address can be made from: the legacy numbers of a document. */
type Numbered = { articleId?: number | string | null; categoryId?: number | null }

/**
 * The live preview of a document: its own page with `draft=1`, which shows drafts to signed-in staff only
 * (`src/shell/preview.ts`).
 *
 * @param address makes the page's path, with or without a query, from the document
 */
export function livePreview(address: (document: Numbered) => string): LivePreviewConfig {
  return {
    url: ({ data }) => {
      const path = address(data)
      return `${path}${path.includes('?') ? '&' : '?'}draft=1`
    },
    breakpoints: [
      { name: 'desktop', label: '桌面 1440', width: 1440, height: 900 },
      { name: 'wide', label: '宽屏 1920', width: 1920, height: 1080 },
    ],
  }
}
