import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts another text into a field of the browser's own when what is searched has changed; the field and the focus in it stay.
 *
 * @param text what the field holds; another one replaces what was typed
 */
export function useFieldText(field: RefObject<HTMLInputElement | null>, text: string): void {
  const held = useRef(text)
  useEffect(() => {
    if (held.current === text || !field.current) return
    held.current = text
    field.current.value = text
  }, [field, text])
}
