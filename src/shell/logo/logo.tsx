import { SiteLink } from '@/components/site-link/site-link'
import styles from './logo.module.css'

type Tone = 'colour' | 'white' | 'both'

type Props = { brandName: string; tone: Tone; className?: string }

const files = { colour: ['/art/logo.svg'], white: ['/art/logo-white.svg'], both: ['/art/logo.svg', '/art/logo-white.svg'] }

/** The logo, leading home. With both tones the header's style shows the one that suits what lies behind it. */
export function Logo({ brandName, tone, className = '' }: Props) {
  return (
    <SiteLink href="/" className={`${styles.logo} ${className}`} aria-label={`${brandName} 首页`}>
      {files[tone].map((file) => (
        // biome-ignore lint/performance/noImgElement: a vector picture, nothing to convert
        <img key={file} src={file} alt={brandName} width={167} height={48} className={styles.image} />
      ))}
    </SiteLink>
  )
}
