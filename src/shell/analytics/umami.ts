import { loadScript } from './load-script'

type Properties = Record<string, unknown>

declare global {
  interface Window {
    umami?: { track: (complete: (properties: Properties) => Properties) => void }
  }
}

type Umami = { url: string; websiteId: string }

/** Umami, without its own tracking of addresses: queries other than the id of a page are nobody's business. */
export function reportToUmami({ url, websiteId }: Umami, path: string): void {
  const track = () => window.umami?.track((properties) => ({ ...properties, url: path }))
  if (window.umami) {
    track()
    return
  }
  const script = loadScript(new URL('script.js', withSlash(url)).href, { 'data-website-id': websiteId, 'data-auto-track': 'false' })
  script.addEventListener('load', track, { once: true })
}

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`)
