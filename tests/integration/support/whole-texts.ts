import { DomUtils, parseDocument } from 'htmlparser2'
import { hasMarks, markedPieces, type Source, withoutMarks } from '../../../src/lib/source-marks'

export type WholeText = { source: Source; text: string }

/**
 * The texts of a page that stand alone in an element, without those of other fields: what may be typed in place when it is the
 * whole value of its field (record 0096).
 */
export function wholeTexts(page: string): WholeText[] {
  const elements = DomUtils.findAll(({ name }) => name !== 'script' && name !== 'template', parseDocument(page).children)
  return elements.flatMap((element) => {
    const text = DomUtils.textContent(element)
    if (!hasMarks(text)) return []
    const pieces = markedPieces(text)
    const source = pieces[0]?.source
    const isAlone = pieces.every((piece) => piece.source.document === source?.document && piece.source.path === source.path)
    return source && isAlone ? [{ source, text: withoutMarks(text).trim() }] : []
  })
}

/** Reads a value out of a document: `mainParameters.1.value`. */
export function valueAt(doc: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, step) => (inside && typeof inside === 'object' ? Reflect.get(inside, step) : undefined), doc)
}
