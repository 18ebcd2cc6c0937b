import type { ReactNode } from 'react'
import { TitleText } from '../symbols/title-text'
import styles from './section.module.css'

type Props = {
  /** Of the heading, which names the section. */
  id: string
  title: string
  line?: string
  tone?: 'plain' | 'grey' | 'deep'
  children: ReactNode
}

/** A section of a page, from edge to edge: its heading, one line and its content. */
export function Section({ id, title, line, tone = 'plain', children }: Props) {
  return (
    <section className={`container ${styles.section} ${styles[tone]}`} aria-labelledby={id} data-dark={tone === 'deep' ? '' : undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <TitleText text={title} />
        </h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {children}
    </section>
  )
}
