/**
 * The field that somebody is in, as the marks of previews name it.
 *
 * @param element that has the focus
 * @returns null outside of fields
 */
export function fieldOf(element: Element): string | null {
  const text = element.closest('[data-field-path]')
  if (text) return `${text.getAttribute('data-field-path')}${paragraphOf(element)}`
  const field = element.closest('[id^="field-"]')
  return field ? `${field.id.slice('field-'.length).replaceAll('__', '.')}${pictureOf(element)}` : null
}

/** A picture of several in a form, as Payload draws it. */
export const PICTURE_CARD = '.upload--has-many__dragItem'

/** `.2`: of several pictures the one that somebody is at. */
function pictureOf(element: Element): string {
  const card = element.closest(PICTURE_CARD)
  const cards = card?.parentElement?.querySelectorAll(`:scope > ${PICTURE_CARD}`)
  return card && cards ? `.${[...cards].indexOf(card)}` : ''
}

/** `#2`: the block of the text that the cursor is in. */
function paragraphOf(element: Element): string {
  const text = element.closest('[contenteditable="true"]')
  const anchor = element.ownerDocument.getSelection()?.anchorNode
  if (!text || !anchor || !text.contains(anchor)) return ''
  const index = [...text.children].findIndex((block) => block.contains(anchor))
  return index < 0 ? '' : `#${index}`
}
