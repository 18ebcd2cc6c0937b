import type { FieldPlace } from '../click-to-edit/field-place'
import { revealField } from '../click-to-edit/open-field'

/**
 * Types a line into its field, through the field itself: the browser can take it back, and the form hears of it as of any typing.
 * The focus and the form stay where they are.
 *
 * @returns whether the field has it; it has not when it is gone or may not be changed
 */
export async function writeLine(form: Element, place: FieldPlace, line: string): Promise<boolean> {
  const [before, top] = [document.activeElement, window.scrollY]
  const field = await revealField(form, place)
  const input = field?.matches('input, textarea') ? field : field?.querySelector<HTMLElement>('input[type="text"]')
  if (!isInput(input) || input.readOnly || input.disabled) return false
  input.focus({ preventScroll: true })
  // What keeps the focus to itself, such as a dialog, would get the line instead, and be it the field of a password.
  if (document.activeElement !== input) return false
  input.select()
  // The one way of scripts to type that undoing knows.
  if (line === '') document.execCommand('delete')
  else document.execCommand('insertText', false, line)
  const isWritten = input.value === line
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  window.scrollTo({ top, behavior: 'instant' })
  return isWritten
}

const isInput = (element: HTMLElement | null | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
