import { headers } from 'next/headers'
import { MARK_HEADER } from '@/lib/internal-headers.mjs'

/**
 * Links of the old site put the page behind a hash, which only the browser sees: `/#/pdf?param=…` on any page leads to
 * `/PDF?param=…`, `/#/pdf2?kbsId=…` to `/PDF2`, without an entry in the history (spec: addresses/old-hash-links). The text never
 * changes, so that a policy can name its hash; the mark says that the site itself wrote it. A change of the hash is told a little
 * later: by then the router of a page that is just becoming alive may have put its own address back.
 */
const FORWARD = `(() => {
  const forward = (address) => {
    const [, two, query] = /^[^#]*#\\/pdf(2?)\\/?(\\?.*)?$/i.exec(address) ?? []
    if (two !== undefined) location.replace('/PDF' + two + (query ?? ''))
  }
  forward(location.href)
  addEventListener('hashchange', ({ newURL }) => forward(newURL))
})()`

/** Forwards old links; stands in the head, so that nothing of the page shows before. */
export async function OldLinks() {
  const mark = (await headers()).get(MARK_HEADER) ?? undefined
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the program, without anything from outside
  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: FORWARD }} />
}
