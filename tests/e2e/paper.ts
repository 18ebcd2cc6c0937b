import type { Page } from '@playwright/test'

const SMALLEST_PT = 9
const LEAST_CONTRAST = 4.5

type Printed = { text: string; points: number; color: string }

/**
 * What can't be read on paper: text of less than 9 points, and text that is too pale without the ground it has on a screen. Indices are
 * smaller than what they belong to.
 */
export async function illegibleOnPaper(page: Page): Promise<string[]> {
  const printed = await page.evaluate(printedTexts)
  const small = printed.filter(({ points }) => points < SMALLEST_PT - 0.01).map(({ text, points }) => `${text}: ${points.toFixed(2)} pt`)
  const pale = printed.filter(({ color }) => contrastOnWhite(color) < LEAST_CONTRAST).map(({ text, color }) => `${text}: ${color}`)
  return [...new Set([...small, ...pale])]
}

/** Runs in the page: its texts, and those that styles add. */
function printedTexts(): Printed[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('sub, sup, .visually-hidden')
  const printed = (text: string, { fontSize, color }: CSSStyleDeclaration) => ({
    text: text.trim().slice(0, 40),
    points: Number.parseFloat(fontSize) * 0.75,
    color,
  })
  return [...document.body.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
    const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
    const added = ['::before', '::after'].map((part) => getComputedStyle(element, part))
    return [
      ...own.map((node) => printed(node.textContent ?? '', getComputedStyle(element))),
      ...added.filter(({ content }) => /^"[^"]*[\p{L}\p{N}]/u.test(content)).map((style) => printed(style.content, style)),
    ]
  })
}

function contrastOnWhite(color: string): number {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => linear((value * alpha + 255 * (1 - alpha)) / 255))
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
