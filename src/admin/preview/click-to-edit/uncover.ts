/**
 * Opens what hides an element: panels of tabs, menus, folds and answers around it.
 *
 * @returns whether there was anything to open
 */
export function uncover(page: Document, element: Element): boolean {
  let isOpening = false
  for (let around: Element | null = element; around; around = around.parentElement) isOpening = open(page, around) || isOpening
  return isOpening
}

function open(page: Document, around: Element): boolean {
  if (around.tagName === 'DETAILS' && !around.hasAttribute('open')) {
    around.setAttribute('open', '')
    return true
  }
  const opener = around.id === '' ? null : page.querySelector<HTMLElement>(`[aria-controls="${around.id}"]:is(${CLOSED})`)
  opener?.click()
  return opener !== null
}

const CLOSED = '[aria-selected="false"], [aria-expanded="false"]'

/** Menus of the header lie over the page: they close as by a press beside them, which leaves the focus where it is. */
export function closeMenus(page: Document): void {
  page.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}
