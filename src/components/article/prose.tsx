import styles from './prose.module.css'

type Props = {
  /** Sanitised by the read side (content/rich-text). */
  html: string
  className?: string
}

/** Formatted text as it is: headings, lists, tables, pictures with captions, video and links. */
export function Prose({ html, className = '' }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in content/rich-text
  return <div className={`${styles.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
