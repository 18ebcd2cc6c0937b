import type { ReactNode } from 'react'
import { TitleText } from '@/components/symbols/title-text'
import styles from './home.module.css'

type TitleProps = { id: string; title: string; line?: string }

/** The heading of a section with the line under it. */
export function SectionTitle({ id, title, line }: TitleProps) {
  return (
    <div>
      <h2 id={id} className={styles.title}>
        <TitleText text={title} />
      </h2>
      {line && <p className={styles.line}>{line}</p>}
    </div>
  )
}

/** The heading left, and right of it where to go on. */
export function SectionHead({ children, ...title }: TitleProps & { children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <SectionTitle {...title} />
      {children}
    </div>
  )
}
