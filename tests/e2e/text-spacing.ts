import type { Page } from '@playwright/test'

/** What a visitor may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

/** Runs in the page. */
const findCutTexts = () =>
  Array.from(document.querySelectorAll<HTMLElement>('body *')).filter((element) => {
    // The text that lies over a drawn page of a PDF is placed word by word.
    if (element.closest('.textLayer')) return false
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
    // For screen readers alone.
    if (clipPath === 'inset(50%)') return false
    const { width, height } = element.getBoundingClientRect()
    const isText = element.checkVisibility({ visibilityProperty: true }) && width > 4 && height > 4 && element.textContent.trim()
    if (!isText || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
    const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 3
    const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 3
    return cutsX || cutsY
  })

/** Places whose text is cut off. Lines that are cut on purpose end in dots and have the whole text at hand. */
export async function cutTexts(page: Page): Promise<string[]> {
  const places = await page.evaluateHandle(findCutTexts)
  return places.evaluate((elements) => elements.map((element) => element.outerHTML.slice(0, 120)))
}

/** Where text is cut off by more space between lines, letters and words, which it is neither before nor afterwards. */
export async function cutBySpacing(page: Page): Promise<string[]> {
  // The elements themselves: a carousel that wakes up meanwhile gets other names.
  const before = await page.evaluateHandle(findCutTexts)
  // By the document: a style sheet in the page is against its policy.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, SPACING)
  const spaced = await page.evaluateHandle(findCutTexts)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  // Nor is it the space that cuts off what a carousel keeps outside once it has woken up.
  const after = await page.evaluateHandle(findCutTexts)
  return page.evaluate(
    ([spaced, before, after]) =>
      spaced.filter((element) => ![...before, ...after].includes(element)).map((element) => element.outerHTML.slice(0, 120)),
    [spaced, before, after] as const,
  )
}
