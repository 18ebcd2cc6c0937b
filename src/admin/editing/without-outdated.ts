import type { FieldState, FormState } from 'payload'
import { isSame } from './same-value'

/**
 * What an answer about a form's fields says at the moment in which it comes. Payload takes the value of a field that the server has
 * added, whatever lies there by now: only what isn't there is new.
 *
 * @param answer fields by their paths, `parameters.1.value`
 * @param asked the form's fields as they were when the server was asked
 * @param now the form's fields
 * @returns the answer, without the values of fields that have changed since, and with the errors that a saving has found since
 */
export function withoutOutdated(answer: FormState, asked: FormState, now: FormState): FormState {
  return Object.fromEntries(
    Object.entries(answer).map(([path, field]) => {
      const current = now[path]
      if (!current) return [path, field]
      const known = { ...field, addedByServer: false, ...errorsSince(asked[path], current) }
      if (isSame(current.value, asked[path]?.value)) return [path, known]
      const { value: _, initialValue: __, ...rest } = known
      return [path, rest]
    }),
  )
}

/** What was refused after the server was asked, it knows nothing of: Payload would take its silence for a field that is in order. */
function errorsSince(before: FieldState | undefined, { valid, errorMessage, errorPaths }: FieldState): Partial<FieldState> {
  const isRefused = valid === false && before?.valid !== false
  return {
    ...(isRefused && { valid, ...(errorMessage !== undefined && { errorMessage }) }),
    ...(errorPaths && errorPaths.length > (before?.errorPaths?.length ?? 0) && { errorPaths }),
  }
}
