import { AtOnce } from '@/components/at-once/at-once'
import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { SiteLink } from '@/components/site-link/site-link'
import { Symbols } from '@/components/symbols/symbols'
import { TitleText } from '@/components/symbols/title-text'
import type { Banner } from '@/contract/site'
import { isWordless } from '@/domain/is-wordless'
import { keyAt } from '@/lib/key-at'
import styles from './banner-slide.module.css'
import { PlayVideoButton } from './play-video'

/** On a desktop it is a tenth wider than the window: nobody sees that it is enlarged, and the next width weighs a third more. */
const SIZES = '(min-width: 900px) 100vw, 212vw'

/** A picture without words on it is shown whole on a phone. */
const WHOLE_SIZES = '100vw'

type Props = {
  banner: Banner
  isFirst: boolean
  /** Otherwise the slide's link is followed instead. */
  hasVideo: boolean
}

/** A slide: the picture, calmed on the side of the text, and the headline set as text; or the picture alone. */
export function BannerSlide({ banner, isFirst, hasVideo }: Props) {
  const { tone, kicker, headline, description } = banner
  const isBare = isWordless(banner)
  const isLink = isBare && banner.url !== '' && banner.linkLabel === '' && !(banner.opensVideo && hasVideo)
  return (
    <div className={`${styles.slide} ${styles[tone]} ${isBare ? styles.bare : ''}`} data-dark={tone === 'dark' ? '' : undefined}>
      {isLink ? <SceneLink banner={banner} isFirst={isFirst} /> : <Scene banner={banner} isFirst={isFirst} isWhole={isBare} />}
      {!isLink && (
        <AtOnce className={`container ${styles.text}`}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Headline lines={headline} />
          {description && (
            <p className={styles.description}>
              <Symbols text={description} />
            </p>
          )}
          <BannerAction banner={banner} hasVideo={hasVideo} />
        </AtOnce>
      )}
    </div>
  )
}

type SceneProps = Pick<Props, 'banner' | 'isFirst'>

function Scene({ banner: { image }, isFirst, isWhole }: SceneProps & { isWhole: boolean }) {
  if (!image) return null
  return (
    <div className={styles.scene}>
      <Picture picture={image} sizes={isWhole ? WHOLE_SIZES : SIZES} isFirst={isFirst} className={styles.picture} />
    </div>
  )
}

/** A picture that says where it leads: what it shows names the link. */
function SceneLink({ banner, isFirst }: SceneProps) {
  return (
    <SiteLink href={banner.url} className={styles.whole} aria-label={banner.image?.alt ? undefined : '了解更多'}>
      <Scene banner={banner} isFirst={isFirst} isWhole />
    </SiteLink>
  )
}

function Headline({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <h2 className={styles.headline}>
      {lines.map((line, index) => (
        <span key={keyAt(index, line)}>
          <TitleText text={line} />
        </span>
      ))}
    </h2>
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
