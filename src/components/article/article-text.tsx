import styles from './prose.module.css'

/**
 * Formatted text of the CMS: headings, lists, tables, pictures with captions, video and links.
 *
 * @param html sanitised by the read side (content/rich-text)
 * @param isFirst whether the page begins with it: a picture near its beginning is loaded first, as all it shows at once is
 */
export function ArticleText({ html, className = '', isFirst = false }: { html: string; className?: string; isFirst?: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in content/rich-text
  return <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: isFirst ? withFirstPicture(html) : html }} />
}

/** So much text fits above a picture on the first screen. */
const FIRST_SCREEN = 300

/** The first picture at once instead of lazily, when it is in sight at once. */
function withFirstPicture(html: string): string {
  const [before = ''] = html.split('<img', 1)
  if (before.replace(/<[^>]*>/g, '').length > FIRST_SCREEN) return html
  return before + html.slice(before.length).replace(' loading="lazy"', ' fetchpriority="high"')
}
