import styles from './prose.module.css'

/**
 * Formatted text of the CMS: headings, lists, tables, pictures with captions, video and links.
 *
 * @param html sanitised by the read side (content/rich-text)
 */
export function ArticleText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in content/rich-text
  return <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
