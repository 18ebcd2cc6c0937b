import type { Page } from '@playwright/test'

/** Telephone numbers which a line could end within, in a window narrow enough (spec: common-parts/symbols). */
export const tornTelephones = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const telephone = /(?<![\d-])(?:[48]00-\d{3}-\d{4}|0\d{2,3}-(?:\d{7,8}|\d{4}-\d{4}))(?![\d-])/
    const isWrapped = (element: Element) => element.checkVisibility() && getComputedStyle(element).textWrapMode === 'wrap'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const torn: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (textContent && parentElement && telephone.test(textContent) && isWrapped(parentElement)) torn.push(textContent)
    }
    return torn
  })
