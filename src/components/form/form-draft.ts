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

/** Keys of forms that could not be kept anywhere else. */
const keys = new Map<string, string>()

/**
 * What tells the server that a form is sent again, and not another one: the same until the form has been sent, over a reload too
 * (spec: service/sent-twice).
 */
export function submissionKey(form: string): string {
  const name = `${keyOf(form)}:key`
  try {
    const kept = sessionStorage.getItem(name) ?? newKey()
    sessionStorage.setItem(name, kept)
    return kept
  } catch {
    const kept = keys.get(form) ?? newKey()
    keys.set(form, kept)
    return kept
  }
}

/** 128 bits by lot; `randomUUID` is there with https only. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function dropDraft(form: string): void {
  keys.delete(form)
  try {
    sessionStorage.removeItem(keyOf(form))
    sessionStorage.removeItem(`${keyOf(form)}:key`)
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
