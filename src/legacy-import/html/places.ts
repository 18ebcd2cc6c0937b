/** Where in HTML addresses of files stand. */
import { elementsOf, type HtmlElement, parseHtml } from './tree'

const filled = (address: string | undefined): string | null => (address?.trim() ? address.trim() : null)

/** Before a page is scrolled to a picture, some editors keep its address elsewhere, and a dot in its place. */
const LATE = ['data-original', 'data-src', 'data-lazy-src', '_src'] as const

/** The address of a picture; null for an element without one. */
export function pictureAddress({ attributes }: HtmlElement): string | null {
  const late = LATE.map((name) => filled(attributes[name])).find((address) => address !== null)
  const own = filled(attributes.src)
  return late && (own === null || own.startsWith('data:')) ? late : (own ?? late ?? null)
}

/** The address of a video, on the element or on its first source. */
export function videoAddress(element: HtmlElement): string | null {
  const own = filled(element.attributes.src)
  if (own !== null) return own
  for (const { name, attributes } of elementsOf(element)) {
    if (name === 'source' && filled(attributes.src) !== null) return filled(attributes.src)
  }
  return null
}

export const posterAddress = ({ attributes }: HtmlElement) => filled(attributes.poster)

/** What is shown within a page and is neither a picture nor a video: the page of another site, a sound, a film player. */
export function embeddedAddress({ name, attributes }: HtmlElement): string | null {
  if (name === 'object') return filled(attributes.data)
  return /^(iframe|embed|audio)$/.test(name) ? filled(attributes.src) : null
}

/** The addresses of a piece of HTML: what it shows, with its description, and where its links lead; each once. */
export function addressesIn(html: string): { media: Map<string, string>; links: Set<string> } {
  const media = new Map<string, string>()
  const links = new Set<string>()
  const show = (address: string | null, words = '') => {
    if (address !== null && !media.get(address)) media.set(address, words.trim())
  }
  for (const element of elementsOf(parseHtml(html))) {
    const { name, attributes } = element
    if (name === 'img') show(pictureAddress(element), attributes.alt)
    if (name === 'video') {
      show(videoAddress(element), attributes['aria-label'])
      show(posterAddress(element))
    }
    const target = name === 'a' ? filled(attributes.href) : null
    if (target !== null) links.add(target)
  }
  return { media, links }
}
