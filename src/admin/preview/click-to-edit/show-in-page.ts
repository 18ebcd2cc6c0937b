import { findTargets, isVisible, type Target } from './page-targets'
import { turnToSlide } from './turn-to-slide'
import { closeMenus, uncover } from './uncover'
import { until } from './until'

/** What opens takes a moment, and a tab with an address of its own until that has come. */
const OPENING_MS = 2000

/**
 * Brings up where a field shows in the page: what hides it is opened, and the page scrolls to it.
 *
 * @param document the name of the document that is edited, as in marks
 * @param path of the field, `content#2` for a paragraph
 * @returns null when nothing of it is in this layout
 */
export async function showInPage(page: Document, document: string, path: string): Promise<Target | null> {
  const look = () => matching(findTargets(page), document, path)
  const found = look()
  const targets = found.length > 0 ? found : await lookBehindTabs(page, look)
  const seen = targets.find(isVisible)
  if (!seen?.element.closest('header')) closeMenus(page)
  const shown = seen ?? (await uncoverOne(page, targets))
  if (!shown) return null
  turnToSlide(shown.element)
  shown.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return shown
}

/** All places of a field, in the order of the page; of a text those of the paragraph, else of the whole. */
function matching(targets: readonly Target[], document: string, path: string): Target[] {
  const [field = ''] = path.split('#')
  const own = targets.filter(({ source }) => source.document === document)
  const exact = own.filter(({ source }) => isWithin(source.path, path))
  return exact.length > 0 ? exact : own.filter(({ source }) => isWithin(source.path, field))
}

const isWithin = (path: string, field: string) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}#`)

/** Panels that are not drawn before they are opened: one after the other, and back where nothing was found. Those with an address are drawn. */
async function lookBehindTabs(page: Document, look: () => Target[]): Promise<Target[]> {
  for (const list of page.querySelectorAll('[role="tablist"]')) {
    const chosen = list.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    for (const tab of list.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]:not([href])')) {
      tab.click()
      await until(() => (tab.getAttribute('aria-selected') === 'true' ? tab : null), page)
      const targets = look()
      if (targets.length > 0) return targets
    }
    chosen?.click()
  }
  return []
}

/** Opens what hides the first of these that something hides. @returns null when none of them comes to be seen */
async function uncoverOne(page: Document, targets: readonly Target[]): Promise<Target | null> {
  const target = targets.find(({ element }) => uncover(page, element))
  if (!target) return null
  const end = performance.now() + OPENING_MS
  while (!isVisible(target) && performance.now() < end) await nextFrame(page)
  return isVisible(target) ? target : null
}

const nextFrame = (page: Document) => new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve))
