import { htmlToText } from './html'
import { firstMarkOf, withoutMarks } from './source-marks'

/** Search engines show about so much of a page's description. */
export const DESCRIPTION_LENGTH = 120

/** What makes no sense within a running text. */
const NO_SENTENCES = /<(h[2-4]|figure|table)\b[\s\S]*?<\/\1>/g

/** Full-width punctuation brings its own room, so that paragraphs join without a space. */
const SPACE_AFTER_PUNCTUATION = /(?<=[。！？；：，、”’）》])\s+/g

/**
 * The beginning of a formatted text as plain text, for teasers and descriptions: its sentences, without headings,
 * pictures and tables.
 *
 * @param length the most characters it may have; a longer text ends with an ellipsis, which counts
 */
export function beginningOf(html: string, length: number): string {
  const sentences = html.replace(NO_SENTENCES, ' ')
  return shortened(htmlToText(withoutMarks(sentences)), length) + firstMarkOf(sentences)
}

/** The beginning of a plain text, cut in the same way. */
export function shortened(text: string, length: number): string {
  const characters = [...text.replace(SPACE_AFTER_PUNCTUATION, '')]
  if (characters.length <= length) return characters.join('')
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}
