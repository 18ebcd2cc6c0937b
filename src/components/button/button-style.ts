import styles from './button.module.css'

export type ButtonTone = 'brand' | 'outline' | 'white' | 'outlineWhite'

/** The class of everything that looks like a button: links (`ButtonLink`) and `<button>` elements alike. */
export function buttonStyle(tone: ButtonTone = 'brand', size: 'normal' | 'small' = 'normal', extra = ''): string {
  return [styles.button, styles[tone], size === 'small' ? styles.small : '', extra].filter(Boolean).join(' ')
}

/** The class of a text link with an arrow that moves. */
export const arrowLinkStyle = styles.link
