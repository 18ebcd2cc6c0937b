import type { OpenForm } from './open-form'
import type { Fields } from './shapes'

const PAUSE_MS = 5000

/** Far longer than the pause after which drafts are saved. */
const FORGOTTEN_AFTER_MS = 2000

/** Tries again from time to time, and at once when the line is back. @returns what ends it */
export function tryAgain(saveAgain: () => void): () => void {
  const timer = setInterval(saveAgain, PAUSE_MS)
  window.addEventListener('online', saveAgain)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', saveAgain)
  }
}

/**
 * What is typed at the moment in which a saving ends counts as saved for Payload, and would wait for the next key: saves it.
 *
 * @param values of the form now
 * @returns what ends it
 */
export function watchForForgotten(form: OpenForm, values: Fields, saveAgain: () => void): () => void {
  const timer = setInterval(() => {
    if (!form.isSaving && form.isAheadOfSaving(values)) saveAgain()
  }, FORGOTTEN_AFTER_MS)
  return () => clearInterval(timer)
}
