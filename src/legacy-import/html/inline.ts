import { type LinkTarget, lineBreak, link, type RichTextNode, text } from './nodes'

/** A piece of a line: words in one format and with one link, or the end of the line. */
export type Piece = { words: string; format: number; link: LinkTarget | null } | 'break'

/** White space as HTML counts it: a fixed space is none. */
const SPACES = /[ \t\n\r\f]+/g

/** Nothing to see in it. */
const isBlank = (piece: Piece) => piece === 'break' || piece.words.replace(/[\s\u00a0\u200b\ufeff]/g, '') === ''

/** Spaces that are meant to be seen. */
const fixed = (line: string) => line.replace(/^ +| {2,}/g, (spaces) => '\u00a0'.repeat(spaces.length))

/** The words of a text node; within `pre` its lines stay. */
export function piecesOf(words: string, format: number, target: LinkTarget | null, isPreformatted: boolean): Piece[] {
  if (!isPreformatted) return [{ words: words.replace(SPACES, ' '), format, link: target }]
  return words
    .split(/\r\n|\r|\n/)
    .flatMap((line, index): Piece[] => [...(index > 0 ? ['break' as const] : []), { words: fixed(line), format, link: target }])
}

/**
 * Pieces as nodes, without spaces that nobody sees and without breaks around them.
 *
 * @param nextId for links
 * @returns nothing when there is nothing to see
 */
export function inlineNodes(pieces: readonly Piece[], nextId: () => string): RichTextNode[] {
  if (pieces.every(isBlank)) return []
  const first = pieces.findIndex((piece) => !isBlank(piece))
  const last = pieces.findLastIndex((piece) => !isBlank(piece))
  const lines = trimmed(pieces.slice(first, last + 1))
  const nodes: RichTextNode[] = []
  for (let index = 0; index < lines.length; ) {
    const piece = lines[index]
    const target = piece && piece !== 'break' ? piece.link : null
    const end = target === null ? index + 1 : endOfLink(lines, index, target)
    const within = merged(lines.slice(index, end))
    nodes.push(...(target === null ? within : [link(target, within, nextId())]))
    index = end
  }
  return joined(nodes)
}

function endOfLink(lines: readonly Piece[], from: number, target: LinkTarget): number {
  let end = from
  while (end < lines.length) {
    const piece = lines[end]
    // A break belongs to a link when the link goes on behind it.
    const next = piece === 'break' ? lines[end + 1] : piece
    if (!next || next === 'break' || next.link !== target) break
    end += 1
  }
  return Math.max(end, from + 1)
}

const merged = (pieces: readonly Piece[]): RichTextNode[] =>
  pieces.map((piece) => (piece === 'break' ? lineBreak() : text(piece.words, piece.format)))

/** Texts of one format that stand side by side are one. */
function joined(nodes: readonly RichTextNode[]): RichTextNode[] {
  const result: RichTextNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    const inner = Array.isArray(node.children) ? { ...node, children: joined(node.children) } : node
    if (last?.type === 'text' && inner.type === 'text' && last.format === inner.format)
      result[result.length - 1] = text(`${last.text}${inner.text}`, Number(last.format))
    else result.push(inner)
  }
  return result
}

/** One space between words, none at the ends of lines; empty pieces are gone. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let isAfterSpace = true
  for (const piece of pieces) {
    if (piece === 'break') {
      trimEnd(result)
      result.push(piece)
      isAfterSpace = true
      continue
    }
    const words: string = isAfterSpace ? piece.words.replace(/^ /, '') : piece.words
    if (words === '') continue
    isAfterSpace = words.endsWith(' ')
    result.push({ ...piece, words })
  }
  trimEnd(result)
  return result
}

function trimEnd(pieces: Piece[]): void {
  const last = pieces.at(-1)
  if (!last || last === 'break' || !last.words.endsWith(' ')) return
  const words = last.words.slice(0, -1)
  if (words === '') pieces.pop()
  else pieces[pieces.length - 1] = { ...last, words }
}
