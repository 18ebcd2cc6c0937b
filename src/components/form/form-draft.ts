/** What a form holds: texts, and ticks. */
export type FormValues = Record<string, string | boolean>

const keyOf = (form: string) => `form:${form}`

/**
 * What was typed into a form before the page was loaded again, out of the tab's own storage.
 *
 * @param form its name
 * @param empty what the form holds at first: only these fields are read, and only with values of their kind
 */
export function readDraft<V extends FormValues>(form: string, empty: V): Partial<V> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    if (typeof draft !== 'object' || draft === null) return {}
    return pickKnown(empty, (field) => Reflect.get(draft, field))
  } catch {
    // Storage is forbidden, or holds something else: the form starts empty.
    return {}
  }
}

/** Keeps what was typed until the tab is closed; fields in `without` (a captcha) are not kept. */
export function keepDraft(form: string, values: FormValues, without: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !without.includes(field)))
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(kept))
  } catch {
    // No storage: what was typed lives as long as the page.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was kept.
  }
}

/** What was typed into the served page before its scripts were ready, on a slow line. */
export function readTyped<V extends FormValues>(form: string, empty: V): Partial<V> {
  return pickKnown(empty, (field) => {
    const element = document.getElementById(`${form}-${field}`)
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked || undefined
    const hasText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    return hasText && element.value ? element.value : undefined
  })
}

function pickKnown<V extends FormValues>(empty: V, read: (field: string) => unknown): Partial<V> {
  const found: Partial<V> = {}
  for (const field of Object.keys(empty)) {
    const value = read(field)
    if (typeof value === typeof empty[field]) Object.assign(found, { [field]: value })
  }
  return found
}
