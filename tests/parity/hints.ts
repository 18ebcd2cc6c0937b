import type { Answer } from './sites'

/** What a page gives as text: its headers and its body. */
export type Told = Pick<Answer, 'headers'> & { body: string }

const ELEMENTS = /<link rel="preload"[^>]*>|<script src="\/_next\/static\/chunks\/[^>]* async=""[^>]*><\/script>/g
const SCRIPTS = /(?<=<script type="application\/json" id="deferred-scripts">)\[.*?\](?=<\/script>)/g

/** The first address in a hint: of a header, an element, or a list. */
const ADDRESS = /(?<=<(?=\/)|src="|href="|imageSrcSet="|^")[^\s">]+/

/**
 * Stylesheets of a page in the one way in which they are shown: in their place. Which part of React found one first, the page or what the page
 * loads as it is drawn, says in which order its attributes stand, and its precedence; that, too, is a matter of time.
 */
export const withPlainStylesheets = (body: string): string =>
  body.replace(/<link [^>]*>/g, (link) => {
    const href = / href="([^"]*)"/.exec(link)?.[1]
    const isReacts = link.includes(' rel="stylesheet"') && / data-precedence="(?:next|dynamic)"/.test(link)
    const others = link.slice('<link'.length, -1).replace(/ (?:href|rel|data-precedence)="[^"]*"|\/$/g, '')
    return isReacts && href !== undefined ? `<link rel="stylesheet" href="${href}"${others}/>` : link
  })

/**
 * Tells a browser what to load early: in a header what React had found when it began to answer, in elements what it found after that, in the
 * list of scripts what was there at the end. Which of them, is a matter of time; whatever is hinted at stands in the page itself, too.
 *
 * @returns the same without hints at what the page itself names
 */
export function withoutHints({ headers, body }: Told): Told {
  const page = body.replace(ELEMENTS, '').replace(SCRIPTS, '')
  const isNamed = (hint: string) => page.includes(ADDRESS.exec(hint)?.[0] ?? hint)
  const { link, ...others } = headers
  const left = String(link ?? '')
    .split(/, (?=<)/)
    .filter((hint) => hint !== '' && !isNamed(hint))
  return {
    headers: { ...others, ...(left.length > 0 && { link: left.join(', ') }) },
    body: body
      .replace(ELEMENTS, (hint) => (isNamed(hint) ? '' : hint))
      .replace(SCRIPTS, (list) => list.replace(/"[^"]*"/g, (hint) => (isNamed(hint) ? '' : hint)).replace(/,+/g, ',')),
  }
}
