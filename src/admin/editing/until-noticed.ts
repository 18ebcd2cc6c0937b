import type { FormState } from 'payload'
import { isSame } from './same-value'

/** Payload's forms notice a change when nothing else has changed for 250 ms. */
const PAUSE_MS = 300

/** Who types on and on is not waited for. */
const MOST_PAUSES = 10

/**
 * Waits until Payload has noticed what was changed in a form since it asked the server. What the form holds when an answer is merged
 * counts as known to the server: a change of the moment before would not be asked about, and the fields that it brings would not appear.
 *
 * @param asked the form's fields as they were when the server was asked
 * @param current the form's fields; another object after each change
 */
export async function untilNoticed(asked: FormState, current: () => FormState): Promise<void> {
  if (!hasChanged(asked, current())) return
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const seen = current()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (current() === seen) return
  }
}

const hasChanged = (asked: FormState, now: FormState) => Object.entries(now).some(([path, { value }]) => !isSame(value, asked[path]?.value))
