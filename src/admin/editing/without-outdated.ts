import type { FieldState, FormState, Row } from 'payload'
import { isSame } from './same-value'

/** A form's fields as they were when the server was asked, as they are now, and whether the form itself has sent a row of some id. */
type OfForm = { asked: FormState; now: FormState; hasSentRow: (id: string) => boolean }

/**
 * What an answer about a form's fields says at the moment in which it comes. Payload takes the value of a field that the server has
 * added, whatever lies there by now: only what isn't there is new. It adds rows, too, that were taken away while they were saved, and what is
 * in them; a row that the form has sent is new only to the server.
 *
 * @param answer fields by their paths, `parameters.1.value`
 * @returns the answer, without the values of fields that have changed since, without rows that are gone since, and with the errors that a saving has
 *   found since
 */
export function withoutOutdated(answer: FormState, { asked, now, hasSentRow }: OfForm): FormState {
  const isElsewhere = (list: string, id: string, place: number) => hasSentRow(id) && now[list]?.rows?.[place]?.id !== id
  return Object.fromEntries(
    Object.entries(answer).flatMap(([path, found]): [string, FieldState][] => {
      if (placesOf(path).some(([list, place]) => isElsewhere(list, answer[list]?.rows?.[place]?.id ?? '', place))) return []
      const current = now[path]
      if (!current) return [[path, found]]
      const field = found.rows ? ofPresentRows(found, current.rows ?? [], hasSentRow) : found
      const known = { ...field, addedByServer: false, ...errorsSince(asked[path], current) }
      if (isSame(current.value, asked[path]?.value)) return [[path, known]]
      const { value: _, initialValue: __, ...rest } = known
      return [[path, rest]]
    }),
  )
}

/** The rows that a field is in, the outermost first: their lists, and the places there. */
function placesOf(path: string): [list: string, place: number][] {
  const parts = path.split('.')
  return parts.flatMap((part, index): [string, number][] => (/^\d+$/.test(part) ? [[parts.slice(0, index).join('.'), Number(part)]] : []))
}

/** A list without the rows that are gone since. A list with rows is no value of the form, and one without any is: that it is empty is to be saved. */
function ofPresentRows(list: FieldState, present: readonly Row[], hasSentRow: (id: string) => boolean): FieldState {
  const isPresent = (id: string) => present.some((row) => row.id === id)
  const rows = list.rows?.filter(({ id }) => isPresent(id) || !hasSentRow(id)) ?? []
  const added = rows.filter(({ id, addedByServer }) => addedByServer && !isPresent(id))
  return { ...list, rows, disableFormData: present.length + added.length > 0 }
}

/** What was refused after the server was asked, it knows nothing of: Payload would take its silence for a field that is in order. */
function errorsSince(before: FieldState | undefined, { valid, errorMessage, errorPaths }: FieldState): Partial<FieldState> {
  const isRefused = valid === false && before?.valid !== false
  return {
    ...(isRefused && { valid, ...(errorMessage !== undefined && { errorMessage }) }),
    ...(errorPaths && errorPaths.length > (before?.errorPaths?.length ?? 0) && { errorPaths }),
  }
}
