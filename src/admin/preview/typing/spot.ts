import { markedPieces, type Source, withoutMarks } from '../../../lib/source-marks'

const shownIn = (element: Element) => withoutMarks(element.textContent ?? '').trim()

/**
 * Looks for what shows a field's whole value and nothing else: a text that is cut off, highlighted or made of several is typed
 * in the form.
 *
 * @param element that a text of this source stands in
 */
export function spotOf(element: Element, { document, path }: Source, value: string): HTMLElement | null {
  if (value.trim() === '') return null
  const comesFromIt = (one: Element) =>
    markedPieces(one.textContent ?? '').every(({ source }) => source.document === document && source.path === path)
  const isWhole = (one: Element) => shownIn(one) === value.trim() && comesFromIt(one) && !isCut(one) && !one.querySelector('mark')
  const found = [element, ...element.querySelectorAll('*')].filter(isWhole)
  // Within it, the innermost has the look of the letters.
  return (found.at(-1) as HTMLElement | undefined) ?? null
}

/** The box of the paragraph or heading that a spot fills alone; else the spot itself. */
export function frameOf(spot: HTMLElement): HTMLElement {
  let frame = spot
  while (getComputedStyle(frame).display.startsWith('inline')) {
    const { parentElement } = frame
    if (!parentElement || shownIn(parentElement) !== shownIn(spot)) return spot
    frame = parentElement
  }
  return frame
}

/** Are letters hidden by an ellipsis? */
function isCut(element: Element): boolean {
  for (let around: Element | null = element, steps = 0; around && steps < LOOKED_AROUND; around = around.parentElement, steps += 1) {
    const { overflow, webkitLineClamp } = getComputedStyle(around)
    if (overflow === 'visible' && (webkitLineClamp === 'none' || webkitLineClamp === '')) continue
    if (around.scrollWidth > around.clientWidth + 1 || around.scrollHeight > around.clientHeight + SLACK)
      return shownIn(around) === shownIn(element)
  }
  return false
}

const LOOKED_AROUND = 3
/** Letters may be higher than their line. */
const SLACK = 4
/** So light letters stand on something dark. */
const LIGHT = 150

/** How the letters of a spot look, at the size that the page is shown in. */
export function lookOf(spot: HTMLElement, scale: number) {
  const style = getComputedStyle(spot)
  const scaled = (length: string) => (length.endsWith('px') ? `${Number.parseFloat(length) * scale}px` : length)
  const { color, fontFamily, fontWeight, fontStyle, textAlign } = style
  return {
    ...{ color, fontFamily, fontWeight, fontStyle, textAlign: textAlign as 'left' },
    background: isLight(color) ? '#0f1b2d' : '#fff',
    '--letters': scaled(style.fontSize),
    lineHeight: scaled(style.lineHeight),
    letterSpacing: scaled(style.letterSpacing),
    padding: [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(scaled).join(' '),
  }
}

function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? []
  return 0.299 * red + 0.587 * green + 0.114 * blue > LIGHT
}
