'use client'

import { type ReactNode, useState } from 'react'
import { ShareBar } from '../share/share-bar'
import styles from './article.module.css'
import { INITIAL_FONT_SIZE } from './font-size'
import { FontSizeControls } from './font-size-controls'

type Props = {
  title: string
  /** The title as it is set, usually a `TitleText`: made on the server. */
  heading: ReactNode
  /** Date, source and the like, beside the controls. */
  meta?: ReactNode
  /** The text, in the size that the reader chooses: usually an `ArticleText`. */
  children: ReactNode
  /** What stands under the text in its own size: attachments, links onward. */
  after?: ReactNode
}

/** An article in a reading column: title, A− and A+, text (spec: common-parts/article-size). The size is not remembered. */
export function Article({ title, heading, meta, children, after }: Props) {
  const [fontSize, setFontSize] = useState(INITIAL_FONT_SIZE)
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title}>{heading}</h1>
        {meta && <div className={styles.meta}>{meta}</div>}
        <ShareBar title={title} />
        <FontSizeControls size={fontSize} onChange={setFontSize} />
      </header>
      <div className={styles.text} style={{ '--article-size': `${fontSize}px` }}>
        {children}
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </article>
  )
}
