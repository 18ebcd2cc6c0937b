import { findTargets, isVisible, type Target } from './page-targets'
import { until } from './until'

/**
 * Brings up where a field shows in the page: what hides it is opened, and the page scrolls to it.
 *
 * @param document the name of the document that is edited, as in marks
 * @param path of the field, `content#2` for a paragraph
 * @returns null when nothing of it is in this layout
 */
export async function showInPage(page: Document, document: string, path: string): Promise<Target | null> {
  const look = () => matching(findTargets(page), document, path)
  const target = look() ?? (await lookBehindTabs(page, look))
  if (!target) return null
  if (!isVisible(target)) uncover(page, target.element)
  const shown = (await until(() => look(), page)) ?? target
  shown.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return isVisible(shown) ? shown : null
}

/** Of several places the first one that can be seen; of a text the paragraph, else its beginning. */
function matching(targets: readonly Target[], document: string, path: string): Target | null {
  const [field = ''] = path.split('#')
  const own = targets.filter(({ source }) => source.document === document)
  const exact = own.filter(({ source }) => isWithin(source.path, path))
  const found = exact.length > 0 ? exact : own.filter(({ source }) => isWithin(source.path, field))
  return found.find(isVisible) ?? found[0] ?? null
}

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}#`)

/** Panels that are not drawn before they are opened: one after the other, and back where nothing was found. */
async function lookBehindTabs(page: Document, look: () => Target | null): Promise<Target | null> {
  for (const list of page.querySelectorAll('[role="tablist"]')) {
    const chosen = list.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    for (const tab of list.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]')) {
      tab.click()
      await until(() => (tab.getAttribute('aria-selected') === 'true' ? tab : null), page)
      const target = look()
      if (target) return target
    }
    chosen?.click()
  }
  return null
}

/** Opens panels of tabs, folds and answers around an element. */
function uncover(page: Document, element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around.tagName === 'DETAILS') around.setAttribute('open', '')
    if (around.id === '') continue
    page.querySelector<HTMLElement>(`[aria-controls="${around.id}"]:is([aria-selected="false"], [aria-expanded="false"])`)?.click()
  }
}
