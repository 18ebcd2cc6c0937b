import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { Banner } from '@/contract/site'
import { keyAt } from '@/lib/key-at'
import styles from './banner-slide.module.css'
import { PlayVideoButton } from './play-video'

/** On a desktop it is a tenth wider than the window: nobody sees that it is enlarged, and the next width weighs a third more. */
const SIZES = '(min-width: 900px) 100vw, 212vw'

type Props = {
  banner: Banner
  isFirst: boolean
  /** Otherwise the slide's link is followed instead. */
  hasVideo: boolean
}

/** A slide: the picture, calmed on the side of the text, and the headline set as text. */
export function BannerSlide({ banner, isFirst, hasVideo }: Props) {
  const { image, tone, kicker, headline, description } = banner
  return (
    <div className={`${styles.slide} ${styles[tone]}`} data-dark={tone === 'dark' ? '' : undefined}>
      {image && (
        <div className={styles.scene}>
          <Picture picture={image} sizes={SIZES} isFirst={isFirst} className={styles.picture} />
        </div>
      )}
      <div className={`container ${styles.text}`}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h2 className={styles.headline}>
          {headline.map((line, index) => (
            <span key={keyAt(index, line)}>
              <TitleText text={line} />
            </span>
          ))}
        </h2>
        {description && (
          <p className={styles.description}>
            <Symbols text={description} />
          </p>
        )}
        <BannerAction banner={banner} hasVideo={hasVideo} />
      </div>
    </div>
  )
}

/** The slide that opens the video does only that: its address is not followed (spec: home/video-banner). */
function BannerAction({ banner: { tone, url, linkLabel, opensVideo }, hasVideo }: Omit<Props, 'isFirst'>) {
  const buttonTone = tone === 'dark' ? 'white' : 'brand'
  if (opensVideo && hasVideo) return <PlayVideoButton tone={buttonTone} />
  if (!url) return null
  return (
    <ButtonLink href={url} tone={buttonTone}>
      {linkLabel || '了解更多'}
      <Icon name="arrow-right" size={20} />
    </ButtonLink>
  )
}
