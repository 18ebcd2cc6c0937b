import { FROM, hasMarks, type MarkedPiece, markedPieces, parseSource, type Source, withoutMarks } from '../../../lib/source-marks'

/** A text or picture of the previewed page that can be edited. */
export type Target = {
  source: Source
  /** What shows it: a paragraph, a heading, a picture. */
  element: Element
  /** Where it is now, in the pixels of the page. */
  rect: () => DOMRect
}

/** All texts and pictures of a page that say where they come from, in the order of the page. */
export function findTargets(page: Document): Target[] {
  const found = [...textsIn(page), ...mediaIn(page)]
  return found.sort((one, other) => (one.element.compareDocumentPosition(other.element) & FOLLOWING ? -1 : 1))
}

/** `NodeFilter.SHOW_TEXT` and `Node.TEXT_NODE`. */
const [SHOWN_TEXTS, TEXT] = [4, 3]
const FOLLOWING = 4

function textsIn(page: Document): Target[] {
  const pieces = markedTexts(page).flatMap((node) => {
    const box = boxOf(node.parentElement ?? page.body)
    return markedPieces(node.data).map((piece) => ({ node, box, piece }))
  })
  const shared = boxesOfSeveral(pieces)
  return pieces.map(({ node, box, piece }) => ({
    source: piece.source,
    element: shared.has(box) ? (node.parentElement ?? box) : box,
    rect: shared.has(box) ? () => rectOfPiece(node, piece) : () => box.getBoundingClientRect(),
  }))
}

/** The texts of a page that say where they come from. */
export const markedTexts = (page: Document): Text[] =>
  textsWithin(page.body).filter((node) => hasMarks(node.data) && node.parentElement?.tagName !== 'SCRIPT')

/** All texts of an element, in their order. */
export function textsWithin(element: Element): Text[] {
  const found: Text[] = []
  const walker = element.ownerDocument.createTreeWalker(element, SHOWN_TEXTS)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isText(node)) found.push(node)
  return found
}

/** By its kind, since the page has a window of its own, with a class `Text` of its own. */
const isText = (node: Node): node is Text => node.nodeType === TEXT

/** What a text stands in: its paragraph, heading or cell, not the lowered letters at its end; never something with paragraphs of its own. */
function boxOf(element: Element): Element {
  let box = element
  while (box.parentElement && isInline(box) && box.parentElement.tagName !== 'BODY') box = box.parentElement
  return box === element || [...box.children].every(isInline) ? box : element
}

const isInline = (element: Element) => /^(inline|none|contents)/.test(getComputedStyle(element).display)

/** Boxes in which texts of different fields stand side by side: there each text is outlined alone. */
function boxesOfSeveral(pieces: readonly { box: Element; piece: MarkedPiece }[]): ReadonlySet<Element> {
  const sources = new Map<Element, Set<string>>()
  for (const { box, piece } of pieces) {
    const { document, path } = piece.source
    sources.set(box, (sources.get(box) ?? new Set()).add(`${document}:${path}`))
  }
  return new Set([...sources].flatMap(([box, paths]) => (paths.size > 1 ? [box] : [])))
}

function rectOfPiece(node: Node, { start, end }: MarkedPiece): DOMRect {
  const length = node.nodeValue?.length ?? 0
  const range = node.ownerDocument?.createRange()
  if (!range) return new DOMRect()
  range.setStart(node, Math.min(start, length))
  range.setEnd(node, Math.min(end, length))
  return range.getBoundingClientRect()
}

function mediaIn(page: Document): Target[] {
  return [...page.querySelectorAll(`img[src*="${FROM}"], video[src*="${FROM}"]`)].flatMap((element) => {
    const source = parseSource(element.getAttribute('src')?.split(FROM)[1] ?? '')
    return source ? [{ source, element, rect: () => element.getBoundingClientRect() }] : []
  })
}

const ENCODED = /(?:%F3%A0%8[01]%[0-9A-F]{2})+/gi

/** Links that repeat a text lead where they lead without marks, and files get their names. */
export function cleanLinks(page: Document): void {
  for (const link of page.querySelectorAll('a[href]')) for (const name of ['href', 'download']) cleanAttribute(link, name)
}

function cleanAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name)
  const clean = value && withoutMarks(value.replace(ENCODED, ''))
  if (clean !== value) element.setAttribute(name, clean ?? '')
}

/** Can it be seen where it stands, by scrolling at most? */
export function isVisible({ element, rect }: Target): boolean {
  const { width, height } = rect()
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isOnlyRead(element)
}

/** For screen readers alone: cut down to nothing, itself or what it stands in. */
function isOnlyRead(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (getComputedStyle(around).clipPath === 'inset(50%)') return true
  return false
}
