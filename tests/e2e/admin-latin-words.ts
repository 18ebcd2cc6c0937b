/**
 * The Latin words of four letters or more that the page shows, names, or says to who hears it, apart from content and what has no Chinese name.
 * Runs in the browser.
 */
export function latinWords(): string[] {
  /** Data that somebody entered: cells of lists, fields, files, texts, and titles in the breadcrumb; and what keys are called. */
  const content =
    'kbd, td, input, textarea, [contenteditable], .rs__control, [class*="upload-relationship"], [class*="file-details"], [class*="file-meta"], .render-title, .step-nav, .doc-tabs, iframe, .dashboard section li, .dashboard th'
  const names = /^(Chrome|Windows|Linux|Android|Safari|Firefox|Edge|XLSX|Excel|WebP|SMTP|JSON|Shift|MongoDB|poster|https|http|example)$/
  const found: string[] = []
  const read = (text: string | null) => {
    // Addresses, paths and file names are said as they are.
    const words = (text ?? '').replace(/\S+@\S+|https?:\/\/\S*|\/[\w?=&-]+|[\w-]+\.\w{2,5}\b/g, ' ').match(/[A-Za-z]{4,}/g) ?? []
    for (const word of words) if (!names.test(word)) found.push(`${word}: ${text?.trim().slice(0, 80)}`)
  }
  const readTexts = (root: Element, isRead: (parent: Element) => boolean) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent && isRead(parent)) read(texts.currentNode.textContent)
    }
  }
  readTexts(document.body, (parent) => parent.checkVisibility() && !parent.closest(`script, style, ${content}`))
  for (const element of document.querySelectorAll('[placeholder], [aria-label], [title]')) {
    if (!element.checkVisibility() || element.closest('td, [contenteditable], .dashboard section')) continue
    for (const name of ['placeholder', 'aria-label', 'title']) read(element.getAttribute(name))
  }
  // What isn't seen until one points at it, or is only heard.
  const spoken = '.tooltip-content, [aria-live], [role="status"], [role="alert"], [id^="DndDescribedBy"]'
  for (const element of document.querySelectorAll(spoken)) readTexts(element, (parent) => !parent.closest('kbd, td, .rs__control'))
  for (const element of document.querySelectorAll('[aria-roledescription]')) read(element.getAttribute('aria-roledescription'))
  return found
}
