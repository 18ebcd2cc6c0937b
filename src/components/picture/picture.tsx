import type { Picture as PictureData } from '@/contract/picture'
import { modestOnDenseScreens } from '@/lib/picture-sizes'

type Props = {
  picture: PictureData
  /** How wide it is shown, as the `sizes` attribute: `(min-width: 1280px) 25vw, 50vw`. */
  sizes: string
  /** The first picture in view is loaded first; all others lazily. */
  isFirst?: boolean
  /** Overrides the stored alternative text; empty when the text beside it says the same. */
  alt?: string
  className?: string
  onError?: () => void
}

/**
 * A picture of the media library in the width that fits, with its proportions reserved. Where a style crops it, `--focus`
 * says what stays in view.
 */
export function Picture({ picture, sizes, isFirst = false, alt = picture.alt, className, onError }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: pictures are converted at upload; Next's optimiser would do it again on the request path
    <img
      className={className}
      style={picture.focus ? { '--focus': picture.focus } : undefined}
      src={picture.src}
      srcSet={picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')}
      sizes={modestOnDenseScreens(sizes)}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'sync' : 'async'}
      onError={onError}
    />
  )
}
