import type { Page } from '@playwright/test'
import { splitSymbols } from '../../src/domain/split-symbols'

/** Quantities, standards and telephone numbers which a line could end within, in a window narrow enough (spec: common-parts/symbols). */
export async function tornTexts(page: Page): Promise<string[]> {
  const texts = await breakableTexts(page)
  return texts.flatMap(splitSymbols).flatMap(({ kind, text }) => (kind === 'quantity' ? [text] : []))
}

/** The texts of a page that break where their lines end. */
const breakableTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Over a drawn page of a PDF lie its own words, where it has them.
    const isBreakable = (element: Element) =>
      element.checkVisibility() && !element.closest('.textLayer, script') && getComputedStyle(element).textWrapMode === 'wrap'
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode
      if (textContent && parentElement && isBreakable(parentElement)) texts.push(textContent)
    }
    return texts
  })
