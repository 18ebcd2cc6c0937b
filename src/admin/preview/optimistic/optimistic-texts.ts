import { type MarkedPiece, markedPieces } from '../../../lib/source-marks'
import { markedTexts, textsWithin } from '../click-to-edit/page-targets'

/** What the form has in a field, and what it had since it is followed; a text that was made of the value is none of them. */
export type Typed = { now: string; before: ReadonlySet<string> }

/** Around a text, so many elements are looked at: titles stand in pieces between which lines may break. */
const LOOKED_AROUND = 3

/**
 * Texts of a previewed page that show what the form has, before it is saved (record 0111). Only letters of text nodes are exchanged, where
 * the page shows the value of a field as it is. When it draws itself anew, what was typed since stays.
 */
export class OptimisticTexts {
  readonly #page: Document
  readonly #document: string
  readonly #typed: ReadonlyMap<string, Typed>
  /** What the page itself drew where something else is shown now: with this it compares what it draws next. */
  readonly #drawn = new Map<Text, string>()
  readonly #observer = new MutationObserver((records) => this.#redrawn(records))

  /**
   * @param document the name of the document that is edited, as in marks
   * @param typed by the paths of the fields that are followed, as they are whenever it is looked at
   */
  constructor(page: Document, document: string, typed: ReadonlyMap<string, Typed>) {
    this.#page = page
    this.#document = document
    this.#typed = typed
    this.#observer.observe(page, { characterData: true, childList: true, subtree: true })
  }

  /** Shows what the form has now, wherever the page shows what it had before. */
  show(): void {
    this.#forget(this.#observer.takeRecords())
    const wanted = new Map(markedTexts(this.#page).flatMap((node) => this.#asTyped(node)))
    for (const node of new Set([...this.#drawn.keys(), ...wanted.keys()])) this.#write(node, wanted.get(node) ?? this.#drawnIn(node))
    // What is written here is no drawing of the page.
    this.#observer.takeRecords()
  }

  /** Is there anything that the page hasn't drawn itself yet? */
  isAhead(): boolean {
    return this.#drawn.size > 0
  }

  end(): void {
    this.#observer.disconnect()
  }

  #redrawn(records: readonly MutationRecord[]): void {
    this.#forget(records)
    if ([...this.#typed.values()].some(({ before }) => before.size > 0)) this.show()
  }

  /** What the page draws takes the place of what it drew before. */
  #forget(records: readonly MutationRecord[]): void {
    for (const { type, target } of records) if (type === 'characterData') this.#drawn.delete(target as Text)
    for (const node of this.#drawn.keys()) if (!node.isConnected) this.#drawn.delete(node)
  }

  #drawnIn = (node: Text): string => this.#drawn.get(node) ?? node.data

  #write(node: Text, text: string): void {
    const drawn = this.#drawnIn(node)
    if (text === drawn) this.#drawn.delete(node)
    else this.#drawn.set(node, drawn)
    if (node.data !== text) node.data = text
  }

  /** A text of the page, or the pieces of one, with what the form has now in the place of what it had before; marks stay at the end. */
  #asTyped(node: Text): [Text, string][] {
    const drawn = this.#drawnIn(node)
    const pieces = markedPieces(drawn)
    if (!pieces.some((piece) => this.#typedAt(piece))) return []
    const text = pieces.map((piece, index) => this.#newest(drawn, piece) + drawn.slice(piece.end, pieces[index + 1]?.start)).join('')
    return text === drawn && pieces.length === 1 ? this.#inPieces(node) : [[node, text]]
  }

  #inPieces(node: Text): [Text, string][] {
    let around = node.parentElement
    for (let steps = 0; around && steps < LOOKED_AROUND; around = around.parentElement, steps += 1) {
      const nodes = textsWithin(around)
      const drawn = nodes.map(this.#drawnIn).join('')
      const [piece, ...others] = markedPieces(drawn)
      if (!piece || others.length > 0) return []
      const text = this.#newest(drawn, piece)
      if (text !== drawn.slice(piece.start, piece.end)) return nodes.map((one) => [one, one === node ? text + drawn.slice(piece.end) : ''])
    }
    return []
  }

  #typedAt({ source }: MarkedPiece): Typed | undefined {
    return source.document === this.#document ? this.#typed.get(source.path) : undefined
  }

  #newest(drawn: string, piece: MarkedPiece): string {
    const shown = drawn.slice(piece.start, piece.end)
    const typed = this.#typedAt(piece)
    return typed?.before.has(shown.replaceAll('\u00a0', ' ').trim()) ? typed.now : shown
  }
}
