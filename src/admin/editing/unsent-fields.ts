import type { FormState } from 'payload'
import { changesOf } from './changes-of'
import { isSame } from './same-value'
import { type Fields, isPlainObject } from './shapes'

/**
 * The fields of a form whose values no answer of the server can know, marked as Payload marks the field that was typed last:
 * it takes the answer of an autosave for all that isn't marked.
 *
 * @param values of the form
 * @param known what was sent last, and what the form is based on
 * @returns the fields to replace; null when all are marked
 */
export function unsentFields(fields: FormState, values: Fields, known: readonly Fields[]): FormState | null {
  const changed = known.reduce<Fields>((rest, document) => changesOf(document, rest)?.mine ?? {}, values)
  const unsent = Object.entries(fields).filter(
    ([path, field]) =>
      (path.split('.')[0] ?? '') in changed &&
      !field.isModified &&
      !field.disableFormData &&
      !field.rows &&
      known.every((document) => !isSame(field.value, valueAt(document, path))),
  )
  return unsent.length > 0 ? Object.fromEntries(unsent.map(([path, field]) => [path, { ...field, isModified: true }])) : null
}

/** The value that a form has under `parameters.1.value`. */
function valueAt(document: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isPlainObject(value) ? value[key] : undefined
  }, document)
}
