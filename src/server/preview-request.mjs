import { pageAt } from '../domain/page-at.mjs'
import { readPreviewLink } from '../domain/preview-link.mjs'

/** Where a link leads that has expired or was changed. */
export const EXPIRED_PREVIEW = '/PreviewExpired'

/**
 * Whether a page is asked for as a preview, and of what.
 *
 * @typedef {object} PreviewRequest
 * @property {boolean} isPreview
 * @property {boolean} isRefused it came by a link that has expired or was changed
 * @property {string} draft `1` when drafts are asked for, which only staff sees
 * @property {string} document the document that the preview is about; empty when it names none
 * @property {boolean} isMarked whether its texts say where they come from
 * @property {string} shared what a valid link opens, as `{document}@{end}`; empty when there is none
 */

/** @type {PreviewRequest} */
const none = { isPreview: false, isRefused: false, draft: '0', document: '', isMarked: false, shared: '' }

/**
 * Reads `?draft=1&of=news.12`, with `edit=1` in the admin's panel, and `?preview={token}` of a page; other addresses know no previews.
 *
 * @param {URL} url
 * @param {string} secret
 * @returns {PreviewRequest}
 */
export function previewRequest({ pathname, searchParams }, secret) {
  if (!pageAt(pathname)) return none
  const token = searchParams.get('preview')
  if (token !== null) {
    const link = readPreviewLink(secret, token)
    return { ...none, isPreview: true, isRefused: link === null, shared: link ? `${link.document}@${link.expires}` : '' }
  }
  if (searchParams.get('draft') !== '1') return none
  const document = searchParams.get('of') ?? ''
  return {
    ...none,
    isPreview: true,
    draft: '1',
    document: /^[a-z0-9.-]{1,80}$/.test(document) ? document : '',
    isMarked: searchParams.get('edit') === '1',
  }
}
