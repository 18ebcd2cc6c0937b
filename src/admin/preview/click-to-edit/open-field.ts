import { PICTURE_CARD } from './field-of'
import type { FieldPlace } from './field-place'
import { until } from './until'

/**
 * Leads to a field: opens its tab and the rows around it, scrolls to it and puts the cursor at its end; in formatted text, at
 * the end of the paragraph.
 *
 * @param form the form that has the field
 * @param isWanted whether the cursor is still to go there, asked when the field stands
 * @returns whether it is there now; it is not for who may not read it
 */
export async function openField(form: Element, place: FieldPlace, isWanted = () => true): Promise<boolean> {
  const field = await revealField(form, place)
  if (!field) return false
  const goal = (await partOf(field, place)) ?? field
  goal.scrollIntoView({ block: 'center' })
  if (isWanted()) focus(field, goal)
  // A row that unfolds moves what is below it.
  setTimeout(() => goal.scrollIntoView({ block: 'center', behavior: 'smooth' }), UNFOLDED_MS)
  return true
}

/** The paragraph, or the picture of several. Both come a moment after the frame of their field, and so does a single picture. */
async function partOf(field: HTMLElement, { type, paragraph, picture }: FieldPlace): Promise<HTMLElement | null> {
  if (type === 'richText') return until(() => paragraphIn(field, paragraph))
  if (picture !== null) return until(() => field.querySelectorAll<HTMLElement>(PICTURE_CARD)[picture] ?? null)
  if (type === 'upload') await until(() => field.querySelector(FOCUSABLE))
  return null
}

/** Opens the tab of a field, the rows and the folds around it. @returns null when it is not there for this editor */
export async function revealField(form: Element, place: FieldPlace): Promise<HTMLElement | null> {
  for (const [depth, tab] of place.tabs.entries()) await openTab(form, depth, tab)
  for (const row of place.rows) if (await openRow(form, row)) break
  const drawn = await until(() => fieldIn(form, place.path) ?? bringNear(form, place.path))
  const fold = drawn && outermostFold(drawn)
  fold?.click()
  return until(() => visible(fieldIn(form, place.path)))
}

/** What is far down is drawn when it comes near: first what holds it. */
function bringNear(form: Element, path: string): null {
  const holders = path.split('.').map((_, depth, steps) => fieldIn(form, steps.slice(0, depth).join('.')))
  holders.findLast((holder) => holder !== null)?.scrollIntoView({ block: 'start' })
  return null
}

const visible = (field: HTMLElement | null) => (field && field.getClientRects().length > 0 ? field : null)

/** Payload’s rows take so long to unfold. */
const UNFOLDED_MS = 350

async function openTab(form: Element, depth: number, tab: number): Promise<void> {
  const bar = await until(() => form.querySelectorAll('.tabs-field__tabs')[depth] ?? null)
  const button = bar?.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click()
}

/** @returns whether it is of a table, where all rows are open, and the lists within them */
async function openRow(form: Element, path: string): Promise<boolean> {
  const [, list = '', index = ''] = /^(.*)\.(\d+)$/.exec(path) ?? []
  const find = () => form.querySelector(`[id="${list.replaceAll('.', '-')}-row-${index}"] > .collapsible`)
  const row = await until(() => {
    // Lists that are far down are drawn when they come near.
    fieldIn(form, list)?.scrollIntoView({ block: 'start' })
    return find() ?? tableIn(form, list)
  })
  if (tableIn(form, list)) return true
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>(FOLDED)?.click()
  await until(() => (find()?.querySelector(FOLDED) ? null : find()))
  return false
}

const tableIn = (form: Element, list: string) => fieldIn(form, list)?.querySelector<HTMLElement>('[data-row-table]') ?? null

const FOLDED = ':scope > .collapsible__toggle-wrap > .collapsible__toggle--collapsed'

/** The element of a field; texts with formatting name theirs in another way. */
export function fieldIn(form: Element, path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`
  return form.querySelector<HTMLElement>(`[id="${id}"], [data-field-path="${path}"]`)
}

/** What is folded around a field and is no row of a list. */
const outermostFold = (field: Element) => field.closest('.collapsible--collapsed')?.querySelector<HTMLElement>(FOLDED) ?? null

/** A block of the text, or of a list the item. */
function paragraphIn(field: Element, [index = 0, ...inner]: readonly number[]): HTMLElement | null {
  const block = field.querySelector('[contenteditable="true"]')?.children[index]
  const item = block?.matches('ul, ol') ? block.children[inner[0] ?? 0] : block
  return (item ?? null) as HTMLElement | null
}

function focus(field: HTMLElement, goal: HTMLElement): void {
  const input = field.matches('input, textarea')
    ? field
    : (field.querySelector<HTMLElement>(EDITABLE) ?? goal.querySelector<HTMLElement>(FOCUSABLE))
  if (!input) return
  input.focus({ preventScroll: true })
  if (input.isContentEditable) endOf(goal === field ? input : goal)
  else if (input.matches('textarea, input[type="text"]')) endOfInput(input as HTMLTextAreaElement)
}

/** Before it stand the buttons of its bar. */
const EDITABLE = '[contenteditable="true"]'
const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, a[href]'

function endOf(text: HTMLElement): void {
  document.getSelection()?.selectAllChildren(text)
  document.getSelection()?.collapseToEnd()
}

const endOfInput = (input: HTMLTextAreaElement) => input.setSelectionRange(input.value.length, input.value.length)
