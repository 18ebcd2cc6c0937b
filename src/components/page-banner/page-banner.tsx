import type { ReactNode } from 'react'
import type { PageHeader } from '@/contract/site'
import { AtOnce } from '../at-once/at-once'
import { Scene } from '../scene/scene'
import { TitleText } from '../symbols/title-text'
import styles from './page-banner.module.css'

type Props = {
  header: PageHeader
  /** On a page for a task the banner leaves the window to it (spec: common-parts/low-banners). */
  isLow?: boolean
  children?: ReactNode
}

/** So low that no side of the picture is cropped. */
const WHOLE = '100vw'

/** What opens an inner page: its picture with the page's `h1` and one line. */
export function PageBanner({ header, isLow = false, children }: Props) {
  const { title, line, image, tone } = header
  return (
    <Scene
      picture={image}
      tone={tone}
      sizes={isLow ? WHOLE : undefined}
      isFirst
      className={`${styles.banner} ${styles[tone]} ${isLow ? styles.low : ''}`}
    >
      <AtOnce className={`container ${styles.content}`}>
        <h1 className={styles.title}>
          <TitleText text={title} />
        </h1>
        {line && (
          <p className={styles.line}>
            <TitleText text={line} />
          </p>
        )}
        {children}
      </AtOnce>
    </Scene>
  )
}
