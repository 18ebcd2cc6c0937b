import { type RefObject, useEffect } from 'react'

/**
 * Says at the field which list it has, and what of it is marked; without a list the field says that there is none.
 *
 * @param list id of the list while it is seen
 * @param marked id of what is marked in it
 */
export function useCombobox(field: RefObject<HTMLInputElement | null>, list: string | null, marked: string | null): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('aria-expanded', String(list !== null))
    set(input, 'aria-controls', list)
    set(input, 'aria-activedescendant', marked)
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, marked])
}

function set(element: HTMLElement, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
