export type TextOfCell = HTMLInputElement | HTMLTextAreaElement

export const isText = (element: Element | null | undefined): element is TextOfCell =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Chooses all of a text; of a long one the beginning stays in view. */
export function chooseWhole(cell: Element | null | undefined): void {
  if (!isText(cell)) return
  cell.setSelectionRange(0, cell.value.length, 'backward')
  cell.scrollLeft = 0
}
