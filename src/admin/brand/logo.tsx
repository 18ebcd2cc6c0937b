import { getSiteInformation } from '../../content/site-information'
import styles from './logo.module.css'

/** The logo above forms without navigation: signing in, a forgotten or a new password. The same files as in the site's header. */
export async function Logo() {
  const { brandName } = await getSiteInformation()
  return <LogoPicture brandName={brandName} className={styles.large} />
}

type PictureProps = { brandName: string; className?: string }

/** The logo in the tone that the theme asks for (theme.css hides the other one). */
export function LogoPicture({ brandName, className = '' }: PictureProps) {
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a vector picture, nothing to convert */}
      <img className={`admin-logo__light ${className}`} src="/art/logo.svg" alt={brandName} width={167} height={48} />
      {/* biome-ignore lint/performance/noImgElement: a vector picture, nothing to convert */}
      <img className={`admin-logo__dark ${className}`} src="/art/logo-white.svg" alt={brandName} width={167} height={48} />
    </>
  )
}
