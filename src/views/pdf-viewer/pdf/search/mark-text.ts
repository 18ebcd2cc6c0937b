import type { Match } from './fold-text'

/**
 * The HTML of a piece of text, with what was found in it marked.
 *
 * @param piece number of the piece on its page
 * @param matches of the page
 * @param current the match that the visitor is at
 */
export function markText(text: string, piece: number, matches: readonly Match[], current: Match | null): string {
  let html = ''
  let done = 0
  for (const match of matches) {
    for (const { piece: where, start, end } of match.spans) {
      if (where !== piece) continue
      html += `${escapeHtml(text.slice(done, start))}<mark${match === current ? ' data-current="true"' : ''}>${escapeHtml(text.slice(start, end))}</mark>`
      done = end
    }
  }
  return html + escapeHtml(text.slice(done))
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
