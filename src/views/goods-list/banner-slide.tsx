import { AtOnce } from '@/components/at-once/at-once'
import { ArrowLink } from '@/components/button/button-link'
import { Scene } from '@/components/scene/scene'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { Banner } from '@/contract/site'
import { isWordless } from '@/domain/is-wordless'
import { keyAt } from '@/lib/key-at'
import styles from './banner-slide.module.css'

export type BannerSlideData = Omit<Banner, 'opensVideo'>

type Props = {
  slide: BannerSlideData
  isFirst: boolean
  /** The headline repeats the page's heading, which is read already. */
  saysTitle: boolean
}

/** One slide of the banner: words on a picture, or a picture alone, which is one link then. */
export function BannerSlide({ slide, isFirst, saysTitle }: Props) {
  const { image, tone, kicker, headline, description, url, linkLabel } = slide
  if (isWordless(slide)) {
    const name = linkLabel || image?.alt || '了解更多'
    return (
      <Scene
        picture={image}
        tone={tone}
        isFirst={isFirst}
        alt={url ? '' : image?.alt}
        className={`${styles.slide} ${styles[tone]} ${styles.bare}`}
      >
        {url && <SiteLink href={url} className={styles.whole} aria-label={name} />}
      </Scene>
    )
  }
  return (
    <Scene picture={image} tone={tone} isFirst={isFirst} className={`${styles.slide} ${styles[tone]}`}>
      <AtOnce className={`container ${styles.content}`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {headline.length > 0 && (
          <p className={headline.length > 1 ? styles.headline : styles.title} aria-hidden={saysTitle || undefined}>
            {headline.map((line, index) => (
              <span key={keyAt(index, line)} className={styles.line}>
                <TitleText text={line} />
              </span>
            ))}
          </p>
        )}
        {description && (
          <p className={styles.description}>
            <Symbols text={description} />
          </p>
        )}
        {url && linkLabel && (
          <ArrowLink href={url} className={styles.link}>
            {linkLabel}
          </ArrowLink>
        )}
      </AtOnce>
    </Scene>
  )
}
