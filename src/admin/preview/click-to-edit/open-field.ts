import type { FieldPlace } from './field-place'
import { until } from './until'

/**
 * Leads to a field: opens its tab and the rows around it, scrolls to it and puts the cursor at its end; in formatted text, at
 * the end of the paragraph.
 *
 * @param form the form that has the field
 * @returns whether it is there now; it is not for who may not read it
 */
export async function openField(form: Element, place: FieldPlace): Promise<boolean> {
  openTabs(form, place.tabs)
  for (const row of place.rows) await openRow(form, row)
  const field = await until(() => fieldIn(form, place.path))
  if (!field) return false
  for (const fold of foldsAround(field)) fold.click()
  const goal = paragraphIn(field, place.paragraph) ?? field
  goal.scrollIntoView({ block: 'center' })
  focus(field, goal)
  // A row that unfolds moves what is below it.
  setTimeout(() => goal.scrollIntoView({ block: 'center', behavior: 'smooth' }), UNFOLDED_MS)
  return true
}

/** Payload’s rows take so long to unfold. */
const UNFOLDED_MS = 350

function openTabs(form: Element, tabs: readonly number[]): void {
  const bars = form.querySelectorAll('.tabs-field__tabs')
  tabs.forEach((tab, depth) => {
    const button = bars[depth]?.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]
    if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
  })
}

async function openRow(form: Element, path: string): Promise<void> {
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
  const row = await until(() => {
    // Lists that are far down are drawn when they come near.
    fieldIn(form, list)?.scrollIntoView({ block: 'start' })
    return form.querySelector(`[id="${list.replaceAll('.', '-')}-row-${index}"]`)
  })
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>(':scope > .collapsible > .collapsible__toggle-wrap > .collapsible__toggle--collapsed')?.click()
}

/** The element of a field; texts with formatting name theirs in another way. */
export function fieldIn(form: Element, path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`
  return form.querySelector<HTMLElement>(`[id="${id}"], [data-field-path="${path}"]`)
}

function foldsAround(field: Element): HTMLElement[] {
  const folds: HTMLElement[] = []
  for (let fold = field.closest('.collapsible--collapsed'); fold; fold = fold.parentElement?.closest('.collapsible--collapsed') ?? null) {
    const toggle = fold.querySelector<HTMLElement>(':scope > .collapsible__toggle-wrap > .collapsible__toggle--collapsed')
    if (toggle) folds.unshift(toggle)
  }
  return folds
}

/** A block of the text, or of a list the item. */
function paragraphIn(field: Element, [index, ...inner]: readonly number[]): HTMLElement | null {
  if (index === undefined) return null
  const text = field.querySelector('[contenteditable="true"]')
  const block = text?.children[index]
  const item = block?.matches('ul, ol') ? block.children[inner[0] ?? 0] : block
  return (item ?? block ?? text) as HTMLElement | null
}

function focus(field: HTMLElement, goal: HTMLElement): void {
  const input = field.matches('input, textarea') ? field : field.querySelector<HTMLElement>(FOCUSABLE)
  if (!input) return
  input.focus({ preventScroll: true })
  if (input.isContentEditable) endOf(goal === field ? input : goal)
  else if (input.matches('textarea, input[type="text"]')) endOfInput(input as HTMLTextAreaElement)
}

const FOCUSABLE = '[contenteditable="true"], input:not([type="hidden"]), textarea, button, a[href]'

function endOf(text: HTMLElement): void {
  document.getSelection()?.selectAllChildren(text)
  document.getSelection()?.collapseToEnd()
}

const endOfInput = (input: HTMLTextAreaElement) => input.setSelectionRange(input.value.length, input.value.length)
