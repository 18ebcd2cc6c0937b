import type { ReactNode } from 'react'
import { Picture } from '@/components/picture/picture'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { AboutSection } from '@/contract/about-page'
import styles from './showcase.module.css'

type Props = {
  id: string
  section: AboutSection
  /** Figures or events under the text. */
  children: ReactNode
}

/** Text beside a picture, which stands left and right by turns. */
export function Showcase({ id, section: { title, content, image }, children }: Props) {
  return (
    <section className={styles.showcase} aria-labelledby={id}>
      <div className={styles.frame}>
        {image && <Picture picture={image} sizes="(min-width: 960px) 38.2vw, 89.5vw" alt="" className={styles.picture} />}
      </div>
      <div>
        <h2 id={id} className={styles.title}>
          <TitleText text={title} />
        </h2>
        <p className={styles.content}>
          <Symbols text={content} />
        </p>
        {children}
      </div>
    </section>
  )
}
