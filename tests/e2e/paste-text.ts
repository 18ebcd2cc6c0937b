import type { Locator } from '@playwright/test'

/** Pastes into a field or a cell as browsers do, without the clipboard, which all tests share; cells of Excel have tabs between them. */
export const pasteText = (target: Locator, text: string) =>
  target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
