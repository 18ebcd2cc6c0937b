import { useEffect, useRef, useState } from 'react'
import { type FormValues, keepDraft, readDraft, readTyped } from './form-draft'

/**
 * What a form holds: the tab remembers it while it is typed, and has it again when the page is loaded again (spec: service/checking).
 *
 * @param name of the form
 * @param unkept names of the fields that are not remembered
 */
export function useDraft<V extends FormValues>(name: string, empty: V, unkept: readonly string[]) {
  const [values, setValues] = useState(empty)
  const latest = useRef(values)

  function show(next: V) {
    latest.current = next
    setValues(next)
  }

  // Once, when scripts are ready: what the tab remembers, and on top of it what has been typed since the page was served.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name and the empty values of a form don't change
  useEffect(() => show({ ...empty, ...readDraft(name, empty), ...readTyped(name, empty) }), [])

  return {
    values,
    /** What it holds now, for what has waited meanwhile. */
    current: () => latest.current,
    /** Without remembering it. */
    show,
    set(field: keyof V & string, value: string | boolean) {
      show({ ...latest.current, [field]: value })
      keepDraft(name, latest.current, unkept)
    },
  }
}
