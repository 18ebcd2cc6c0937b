/** A piece of a page's text, as the file has it: a line, a word, or less. */
export type TextPiece = {
  text: string
  /** How far down the page it stands, as a part of the page's height. */
  top: number
}

/** The text of a page as it is searched, and where each of its letters comes from. */
export type FoldedText = { text: string; places: readonly { piece: number; at: number }[]; pieces: readonly TextPiece[] }

/** A part of a piece. */
export type Span = { piece: number; start: number; end: number }

/** A place where the words stand; it may run over several pieces. */
export type Match = { page: number; top: number; spans: readonly Span[] }

/** What looks nearly the same is the same to who searches. */
const alike: Readonly<Record<string, string>> = { '〜': '-', '~': '-', '–': '-', '—': '-', '−': '-', '×': 'x', φ: 'ø' }

/** One letter as it is searched: small, half-width, without blanks, which differ where lines break. */
function foldLetter(letter: string): string {
  const folded = letter.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  return alike[folded] ?? folded
}

/** Words as they are searched (spec: viewers/search-in-document). */
export const foldWords = (words: string): string => Array.from(words, foldLetter).join('')

/** Prepares the text of a page. */
export function foldText(pieces: readonly TextPiece[]): FoldedText {
  let text = ''
  const places: { piece: number; at: number }[] = []
  pieces.forEach((piece, index) => {
    let at = 0
    for (const letter of piece.text) {
      const folded = foldLetter(letter)
      text += folded
      for (let unit = 0; unit < folded.length; unit += 1) places.push({ piece: index, at })
      at += letter.length
    }
  })
  return { text, places, pieces }
}

/**
 * Where words stand on a page, from its beginning; matches don't overlap.
 *
 * @param words folded, not empty
 */
export function findIn(folded: FoldedText, words: string, page: number): Match[] {
  const matches: Match[] = []
  let from = folded.text.indexOf(words)
  while (from >= 0) {
    const spans = spansOf(folded, from, from + words.length)
    matches.push({ page, top: folded.pieces[spans[0]?.piece ?? 0]?.top ?? 0, spans })
    from = folded.text.indexOf(words, from + words.length)
  }
  return matches
}

function spansOf({ places, pieces }: FoldedText, from: number, to: number): Span[] {
  const spans: Span[] = []
  for (const { piece, at } of places.slice(from, to)) {
    const end = at + (String.fromCodePoint(pieces[piece]?.text.codePointAt(at) ?? 0).length || 1)
    const last = spans.at(-1)
    if (last?.piece === piece) last.end = end
    else spans.push({ piece, start: at, end })
  }
  return spans
}
