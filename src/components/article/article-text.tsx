import { Prose } from './prose'
import { typesetHtml } from './typeset-html'

/**
 * Formatted text of the CMS, set as a printer would (spec: common-parts/symbols, common-parts/chinese-breaks). On the server alone:
 * what is shown by a client component is a `Prose`, whose text the server has set.
 *
 * @param html sanitised by the read side (content/rich-text)
 * @param isFirst whether the page begins with it: a picture near its beginning is loaded first, as all it shows at once is
 */
export function ArticleText({ html, className = '', isFirst = false }: { html: string; className?: string; isFirst?: boolean }) {
  const set = typesetHtml(html)
  return <Prose html={isFirst ? withFirstPicture(set) : set} className={className} />
}

/** So much text fits above a picture on the first screen. */
const FIRST_SCREEN = 300

/** The first picture at once instead of lazily, when it is in sight at once. */
function withFirstPicture(html: string): string {
  const [before = ''] = html.split('<img', 1)
  if (before.replace(/<[^>]*>/g, '').length > FIRST_SCREEN) return html
  return before + html.slice(before.length).replace(' loading="lazy"', ' fetchpriority="high"')
}
