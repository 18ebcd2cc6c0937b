import 'server-only'
import type { Metadata } from 'next'
import { getSiteInformation } from '../content/site-information'
import { currentViewer } from './current-request'

/** The colour of the browser's own parts around a page: the brand. */
export const THEME_COLOR = '#0b5fd7'

type Options = { title?: string; description?: string }

/**
 * Title, description and keywords of a page, from the site base information (decision 4).
 *
 * @param title of the page or document; the home page has none and is titled with the site's name alone
 */
export async function pageMetadata({ title, description }: Options = {}): Promise<Metadata> {
  const site = await getSiteInformation(await currentViewer())
  return {
    title: title ? `${title}-${site.siteName}` : site.siteName,
    description: description || site.description,
    keywords: site.keywords,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
  }
}
